export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14"
  }
  public: {
    Tables: {
      changes: {
        Row: {
          actor: string | null
          at: string
          id: number
          label: string | null
          new: Json | null
          old: Json | null
          op: string
          operation_id: string | null
          row_id: string
          table_name: string
          via: string
        }
        Insert: {
          actor?: string | null
          at?: string
          id?: never
          label?: string | null
          new?: Json | null
          old?: Json | null
          op: string
          operation_id?: string | null
          row_id: string
          table_name: string
          via: string
        }
        Update: {
          actor?: string | null
          at?: string
          id?: never
          label?: string | null
          new?: Json | null
          old?: Json | null
          op?: string
          operation_id?: string | null
          row_id?: string
          table_name?: string
          via?: string
        }
        Relationships: []
      }
      company_facts: {
        Row: {
          aaa_investors: string | null
          as_of: string | null
          categories: string[]
          city: string | null
          company_name: string
          country: string | null
          created_at: string
          employee_count: string | null
          employee_rank: number | null
          extra: NonNullable<Json>
          facts_at: string
          fetched_from: NonNullable<Json>
          founded_year: number | null
          funding_usd: number | null
          id: string
          last_round_on: string | null
          last_round_type: string | null
          linkedin_slug: string | null
          name_key: string | null
          only_screened: boolean
          operating_status: string | null
          other_names: string | null
          pinned: string[]
          register_number: string | null
          screened_at: string | null
          screened_by: string | null
          search_text: string
          short_description: string | null
          sort_investors: string | null
          sort_name: string
          source: string | null
          total_funding: string | null
          updated_at: string
          url: string | null
          website_domain: string | null
        }
        Insert: {
          aaa_investors?: string | null
          as_of?: string | null
          categories?: string[]
          city?: string | null
          company_name: string
          country?: string | null
          created_at?: string
          employee_count?: string | null
          employee_rank?: never
          extra?: NonNullable<Json>
          facts_at?: never
          fetched_from?: NonNullable<Json>
          founded_year?: number | null
          funding_usd?: never
          id?: string
          last_round_on?: string | null
          last_round_type?: string | null
          linkedin_slug?: string | null
          name_key?: never
          only_screened?: boolean
          operating_status?: string | null
          other_names?: string | null
          pinned?: string[]
          register_number?: string | null
          screened_at?: string | null
          screened_by?: string | null
          search_text?: never
          short_description?: string | null
          sort_investors?: never
          sort_name?: never
          source?: string | null
          total_funding?: string | null
          updated_at?: string
          url?: string | null
          website_domain?: string | null
        }
        Update: {
          aaa_investors?: string | null
          as_of?: string | null
          categories?: string[]
          city?: string | null
          company_name?: string
          country?: string | null
          created_at?: string
          employee_count?: string | null
          employee_rank?: never
          extra?: NonNullable<Json>
          facts_at?: never
          fetched_from?: NonNullable<Json>
          founded_year?: number | null
          funding_usd?: never
          id?: string
          last_round_on?: string | null
          last_round_type?: string | null
          linkedin_slug?: string | null
          name_key?: never
          only_screened?: boolean
          operating_status?: string | null
          other_names?: string | null
          pinned?: string[]
          register_number?: string | null
          screened_at?: string | null
          screened_by?: string | null
          search_text?: never
          short_description?: string | null
          sort_investors?: never
          sort_name?: never
          source?: string | null
          total_funding?: string | null
          updated_at?: string
          url?: string | null
          website_domain?: string | null
        }
        Relationships: []
      }
      company_files: {
        Row: {
          added_by: string | null
          bytes: number
          company_id: string
          created_at: string
          expires_at: string | null
          id: string
          kind: string
          mime: string
          name: string
          note: string | null
          path: string
          purpose: string | null
          sha256: string
        }
        Insert: {
          added_by?: string | null
          bytes?: number
          company_id: string
          created_at?: string
          expires_at?: string | null
          id?: string
          kind?: string
          mime?: string
          name: string
          note?: string | null
          path: string
          purpose?: string | null
          sha256?: string
        }
        Update: {
          added_by?: string | null
          bytes?: number
          company_id?: string
          created_at?: string
          expires_at?: string | null
          id?: string
          kind?: string
          mime?: string
          name?: string
          note?: string | null
          path?: string
          purpose?: string | null
          sha256?: string
        }
        Relationships: [
          {
            foreignKeyName: "company_files_company_id_fkey"
            columns: ["company_id"]
            referencedRelation: "company_facts"
            referencedColumns: ["id"]
          },
        ]
      }
      company_names: {
        Row: {
          created_at: string
          id: string
          name: string
          removed: boolean
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          removed?: boolean
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          removed?: boolean
        }
        Relationships: []
      }
      company_profiles: {
        Row: {
          as_of: string | null
          data: NonNullable<Json>
          fetched_at: string
          other_names: string[]
          permalink_urls: string[]
          source: string
          url: string
        }
        Insert: {
          as_of?: string | null
          data: NonNullable<Json>
          fetched_at?: string
          other_names?: never
          permalink_urls?: never
          source: string
          url: string
        }
        Update: {
          as_of?: string | null
          data?: NonNullable<Json>
          fetched_at?: string
          other_names?: never
          permalink_urls?: never
          source?: string
          url?: string
        }
        Relationships: []
      }
      company_sources: {
        Row: {
          as_of: NonNullable<Json>
          candidates: NonNullable<Json>
          chosen: string | null
          error: string | null
          error_at: string | null
          facts: NonNullable<Json>
          fetched_at: string | null
          lei: string | null
          source: string
          source_url: string | null
          url: string
        }
        Insert: {
          as_of?: NonNullable<Json>
          candidates?: NonNullable<Json>
          chosen?: string | null
          error?: string | null
          error_at?: string | null
          facts?: NonNullable<Json>
          fetched_at?: string | null
          lei?: string | null
          source: string
          source_url?: string | null
          url: string
        }
        Update: {
          as_of?: NonNullable<Json>
          candidates?: NonNullable<Json>
          chosen?: string | null
          error?: string | null
          error_at?: string | null
          facts?: NonNullable<Json>
          fetched_at?: string | null
          lei?: string | null
          source?: string
          source_url?: string | null
          url?: string
        }
        Relationships: []
      }
      hotlist_notes: {
        Row: {
          author: string
          body: string
          created_at: string
          edited_at: string | null
          entry_id: string
          id: string
          mentions: string[]
        }
        Insert: {
          author?: string
          body: string
          created_at?: string
          edited_at?: string | null
          entry_id: string
          id?: string
          mentions?: string[]
        }
        Update: {
          author?: string
          body?: string
          created_at?: string
          edited_at?: string | null
          entry_id?: string
          id?: string
          mentions?: string[]
        }
        Relationships: [
          {
            foreignKeyName: "hotlist_notes_entry_id_fkey"
            columns: ["entry_id"]
            referencedRelation: "squad_hotlist_companies"
            referencedColumns: ["id"]
          },
        ]
      }
      import_mappings: {
        Row: {
          layout: string
          mapping: NonNullable<Json>
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          layout: string
          mapping: NonNullable<Json>
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          layout?: string
          mapping?: NonNullable<Json>
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      inbox: {
        Row: {
          actor: string | null
          created_at: string
          entry_id: string | null
          id: number
          kind: string
          note_id: string | null
          person: string
          read_at: string | null
          text: string
        }
        Insert: {
          actor?: string | null
          created_at?: string
          entry_id?: string | null
          id?: never
          kind: string
          note_id?: string | null
          person: string
          read_at?: string | null
          text: string
        }
        Update: {
          actor?: string | null
          created_at?: string
          entry_id?: string | null
          id?: never
          kind?: string
          note_id?: string | null
          person?: string
          read_at?: string | null
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: "inbox_entry_id_fkey"
            columns: ["entry_id"]
            referencedRelation: "squad_hotlist_companies"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "inbox_note_id_fkey"
            columns: ["note_id"]
            referencedRelation: "hotlist_notes"
            referencedColumns: ["id"]
          },
        ]
      }
      linkedin_profiles: {
        Row: {
          created_at: string
          educations: Json | null
          experiences: Json | null
          fetched_at: string
          full_name: string | null
          id: string
          raw_data: Json | null
          source: string | null
          url: string
        }
        Insert: {
          created_at?: string
          educations?: Json | null
          experiences?: Json | null
          fetched_at?: string
          full_name?: string | null
          id?: string
          raw_data?: Json | null
          source?: string | null
          url: string
        }
        Update: {
          created_at?: string
          educations?: Json | null
          experiences?: Json | null
          fetched_at?: string
          full_name?: string | null
          id?: string
          raw_data?: Json | null
          source?: string | null
          url?: string
        }
        Relationships: []
      }
      linkedin_request_count: {
        Row: {
          count: number
          id: number
          max_count: number
        }
        Insert: {
          count?: number
          id?: number
          max_count?: number
        }
        Update: {
          count?: number
          id?: number
          max_count?: number
        }
        Relationships: []
      }
      match_rules: {
        Row: {
          author: string | null
          created_at: string
          id: string
          kind: string
          section: string | null
          spelling: string
          words: string[]
        }
        Insert: {
          author?: string | null
          created_at?: string
          id?: string
          kind: string
          section?: string | null
          spelling: string
          words?: string[]
        }
        Update: {
          author?: string | null
          created_at?: string
          id?: string
          kind?: string
          section?: string | null
          spelling?: string
          words?: string[]
        }
        Relationships: []
      }
      match_statistics: {
        Row: {
          last_at: string
          right_count: number
          spelling: string
          spelling_key: string
          wrong_count: number
        }
        Insert: {
          last_at: string
          right_count?: number
          spelling: string
          spelling_key: string
          wrong_count?: number
        }
        Update: {
          last_at?: string
          right_count?: number
          spelling?: string
          spelling_key?: string
          wrong_count?: number
        }
        Relationships: []
      }
      match_verdicts: {
        Row: {
          author: string | null
          created_at: string
          entry_kind: string
          entry_name: string
          id: string
          role: string | null
          spelling: string
          verdict: string
        }
        Insert: {
          author?: string | null
          created_at?: string
          entry_kind: string
          entry_name: string
          id?: string
          role?: string | null
          spelling: string
          verdict: string
        }
        Update: {
          author?: string | null
          created_at?: string
          entry_kind?: string
          entry_name?: string
          id?: string
          role?: string | null
          spelling?: string
          verdict?: string
        }
        Relationships: []
      }
      not_duplicates: {
        Row: {
          a: string
          b: string
          decided_at: string
          decided_by: string | null
        }
        Insert: {
          a: string
          b: string
          decided_at?: string
          decided_by?: string | null
        }
        Update: {
          a?: string
          b?: string
          decided_at?: string
          decided_by?: string | null
        }
        Relationships: []
      }
      operations: {
        Row: {
          actor: string | null
          deleted: number | null
          details: NonNullable<Json>
          finished_at: string | null
          id: string
          inserted: number | null
          is_interrupted: boolean
          kind: string
          label: string
          started_at: string
          undoes: string | null
          undone_at: string | null
          undone_by: string | null
          updated: number | null
        }
        Insert: {
          actor?: string | null
          deleted?: number | null
          details?: NonNullable<Json>
          finished_at?: string | null
          id?: string
          inserted?: number | null
          is_interrupted?: boolean
          kind: string
          label: string
          started_at?: string
          undoes?: string | null
          undone_at?: string | null
          undone_by?: string | null
          updated?: number | null
        }
        Update: {
          actor?: string | null
          deleted?: number | null
          details?: NonNullable<Json>
          finished_at?: string | null
          id?: string
          inserted?: number | null
          is_interrupted?: boolean
          kind?: string
          label?: string
          started_at?: string
          undoes?: string | null
          undone_at?: string | null
          undone_by?: string | null
          updated?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "operations_undoes_fkey"
            columns: ["undoes"]
            referencedRelation: "operations"
            referencedColumns: ["id"]
          },
        ]
      }
      other_names: {
        Row: {
          author: string | null
          created_at: string
          id: string
          kind: string
          name: string
          other_name: string
        }
        Insert: {
          author?: string | null
          created_at?: string
          id?: string
          kind: string
          name: string
          other_name: string
        }
        Update: {
          author?: string | null
          created_at?: string
          id?: string
          kind?: string
          name?: string
          other_name?: string
        }
        Relationships: []
      }
      people: {
        Row: {
          added_by: string | null
          created_at: string
          employer_ids: string[]
          expires_at: string
          full_name: string
          id: string
          linkedin_url: string | null
          profile: NonNullable<Json>
          purpose: string
          read_at: string
          source: string
          squad_id: string | null
        }
        Insert: {
          added_by?: string | null
          created_at?: string
          employer_ids?: string[]
          expires_at?: string
          full_name: string
          id?: string
          linkedin_url?: string | null
          profile: NonNullable<Json>
          purpose: string
          read_at?: string
          source: string
          squad_id?: string | null
        }
        Update: {
          added_by?: string | null
          created_at?: string
          employer_ids?: string[]
          expires_at?: string
          full_name?: string
          id?: string
          linkedin_url?: string | null
          profile?: NonNullable<Json>
          purpose?: string
          read_at?: string
          source?: string
          squad_id?: string | null
        }
        Relationships: []
      }
      saved_views: {
        Row: {
          created_at: string
          definition: NonNullable<Json>
          id: string
          is_shared: boolean
          name: string
          owner: string
          position: number
          screen: string
          squad_id: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          definition: NonNullable<Json>
          id?: string
          is_shared?: boolean
          name: string
          owner?: string
          position?: number
          screen: string
          squad_id?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          definition?: NonNullable<Json>
          id?: string
          is_shared?: boolean
          name?: string
          owner?: string
          position?: number
          screen?: string
          squad_id?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      seen_markers: {
        Row: {
          person: string
          scope: string
          seen_at: string
        }
        Insert: {
          person?: string
          scope: string
          seen_at: string
        }
        Update: {
          person?: string
          scope?: string
          seen_at?: string
        }
        Relationships: []
      }
      squad_hotlist_companies: {
        Row: {
          aaa_investors: string | null
          added_by: string | null
          authors: NonNullable<Json>
          company_id: string | null
          company_name: string | null
          company_url: string | null
          created_at: string
          employee_count: string | null
          founded_year: number | null
          funding_stage: string | null
          geography: string | null
          id: string
          next_step: string | null
          next_step_on: string | null
          owner: string | null
          pass_reason: string | null
          priority: string
          revisit_due: string | null
          revisit_due_at: string | null
          revisit_on: string | null
          revisit_when: Json | null
          sector: string | null
          squad_id: string
          status: string
          status_since: string
          total_funding: string | null
        }
        Insert: {
          aaa_investors?: string | null
          added_by?: string | null
          authors?: NonNullable<Json>
          company_id?: string | null
          company_name?: string | null
          company_url?: string | null
          created_at?: string
          employee_count?: string | null
          founded_year?: number | null
          funding_stage?: string | null
          geography?: string | null
          id?: string
          next_step?: string | null
          next_step_on?: string | null
          owner?: string | null
          pass_reason?: string | null
          priority?: string
          revisit_due?: string | null
          revisit_due_at?: string | null
          revisit_on?: string | null
          revisit_when?: Json | null
          sector?: string | null
          squad_id: string
          status?: string
          status_since?: string
          total_funding?: string | null
        }
        Update: {
          aaa_investors?: string | null
          added_by?: string | null
          authors?: NonNullable<Json>
          company_id?: string | null
          company_name?: string | null
          company_url?: string | null
          created_at?: string
          employee_count?: string | null
          founded_year?: number | null
          funding_stage?: string | null
          geography?: string | null
          id?: string
          next_step?: string | null
          next_step_on?: string | null
          owner?: string | null
          pass_reason?: string | null
          priority?: string
          revisit_due?: string | null
          revisit_due_at?: string | null
          revisit_on?: string | null
          revisit_when?: Json | null
          sector?: string | null
          squad_id?: string
          status?: string
          status_since?: string
          total_funding?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "squad_hotlist_companies_company_id_fkey"
            columns: ["company_id"]
            referencedRelation: "company_facts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "squad_hotlist_companies_owner_fkey"
            columns: ["owner"]
            referencedRelation: "team_members"
            referencedColumns: ["id"]
          },
        ]
      }
      team_members: {
        Row: {
          email: string
          id: string
          joined_at: string
          left_at: string | null
        }
        Insert: {
          email: string
          id: string
          joined_at?: string
          left_at?: string | null
        }
        Update: {
          email?: string
          id?: string
          joined_at?: string
          left_at?: string | null
        }
        Relationships: []
      }
      team_settings: {
        Row: {
          history_days: number
          history_since: string
          id: string
        }
        Insert: {
          history_days?: number
          history_since?: string
          id?: string
        }
        Update: {
          history_days?: number
          history_since?: string
          id?: string
        }
        Relationships: []
      }
      universities: {
        Row: {
          created_at: string
          id: string
          name: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
        }
        Relationships: []
      }
    }
    Views: {
      hotlist_counts: {
        Row: {
          companies: number | null
          squad_id: string | null
        }
        Relationships: []
      }
      hotlist_note_counts: {
        Row: {
          entry_id: string | null
          last_note_at: string | null
          notes: number | null
          squad_id: string | null
        }
        Relationships: [
          {
            foreignKeyName: "hotlist_notes_entry_id_fkey"
            columns: ["entry_id"]
            referencedRelation: "squad_hotlist_companies"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Functions: {
      begin_operation: {
        Args: { details?: Json; kind: string; label: string }
        Returns: string
      }
      career_companies: { Args: { employers: Json }; Returns: Json }
      change_hotlist: { Args: { ids: string[]; patch: Json }; Returns: Json }
      changed_companies: {
        Args: { since: string }
        Returns: {
          aaa_investors: string | null
          as_of: string | null
          categories: string[]
          city: string | null
          company_name: string
          country: string | null
          created_at: string
          employee_count: string | null
          employee_rank: number | null
          extra: NonNullable<Json>
          facts_at: string
          fetched_from: NonNullable<Json>
          founded_year: number | null
          funding_usd: number | null
          id: string
          last_round_on: string | null
          last_round_type: string | null
          linkedin_slug: string | null
          name_key: string | null
          only_screened: boolean
          operating_status: string | null
          other_names: string | null
          pinned: string[]
          register_number: string | null
          screened_at: string | null
          screened_by: string | null
          search_text: string
          short_description: string | null
          sort_investors: string | null
          sort_name: string
          source: string | null
          total_funding: string | null
          updated_at: string
          url: string | null
          website_domain: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "company_facts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      changed_rows: { Args: { scope: string; since?: string }; Returns: Json }
      company_choices: {
        Args: { field: string; max_choices?: number; search?: string }
        Returns: string[]
      }
      company_facts_by_names: { Args: { groups: Json }; Returns: Json }
      company_provenance: { Args: { id?: string; url?: string }; Returns: Json }
      company_sightings: {
        Args: { names?: string[]; urls: string[] }
        Returns: Json
      }
      compare_companies: { Args: { keys: string[] }; Returns: Json }
      copy_to_squad: {
        Args: { ids: string[]; squad_id: string }
        Returns: Json
      }
      duplicate_count: { Args: { max_groups?: number }; Returns: number }
      duplicate_groups: { Args: { max_groups?: number }; Returns: Json }
      end_other_sessions: { Args: Record<PropertyKey, never>; Returns: number }
      end_session: { Args: { id: string }; Returns: boolean }
      erase_person: {
        Args: {
          file_ids?: string[]
          person_ids: string[]
          profile_ids: string[]
        }
        Returns: Json
      }
      fill_from_open_data: { Args: { urls: string[] }; Returns: Json }
      finish_operation: {
        Args: { details?: Json; id: string }
        Returns: boolean
      }
      for_you: { Args: { max_items?: number; today: string }; Returns: Json }
      give_back_linkedin_request: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      has_second_factor: { Args: { user_id: string }; Returns: boolean }
      hotlist_board: {
        Args: { filter?: Json; first?: number; squad: string }
        Returns: Json
      }
      hotlist_board_more: {
        Args: { after?: Json; filter?: Json; squad: string; status: string }
        Returns: Json
      }
      hotlist_names: { Args: Record<PropertyKey, never>; Returns: Json }
      import_companies: {
        Args: {
          operation_id: string
          policies?: Json
          rows: Json
          squad_id?: string
        }
        Returns: Json
      }
      import_names: {
        Args: { list: string; names: string[]; operation_id: string }
        Returns: Json
      }
      keep_screened_company: { Args: { company: Json }; Returns: string }
      known_names: { Args: Record<PropertyKey, never>; Returns: Json }
      mark_seen: { Args: { scope: string; seen_at: string }; Returns: string }
      match_companies: { Args: { rows: Json }; Returns: Json }
      merge_companies: {
        Args: { chosen?: Json; keep: string; other: string }
        Returns: Json
      }
      move_to_squad: {
        Args: { ids: string[]; squad_id: string }
        Returns: Json
      }
      news_days: { Args: { days?: number; zone?: string }; Returns: Json }
      operation_companies: {
        Args: { operation_id: string }
        Returns: {
          aaa_investors: string | null
          as_of: string | null
          categories: string[]
          city: string | null
          company_name: string
          country: string | null
          created_at: string
          employee_count: string | null
          employee_rank: number | null
          extra: NonNullable<Json>
          facts_at: string
          fetched_from: NonNullable<Json>
          founded_year: number | null
          funding_usd: number | null
          id: string
          last_round_on: string | null
          last_round_type: string | null
          linkedin_slug: string | null
          name_key: string | null
          only_screened: boolean
          operating_status: string | null
          other_names: string | null
          pinned: string[]
          register_number: string | null
          screened_at: string | null
          screened_by: string | null
          search_text: string
          short_description: string | null
          sort_investors: string | null
          sort_name: string
          source: string | null
          total_funding: string | null
          updated_at: string
          url: string | null
          website_domain: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "company_facts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      operation_entries: {
        Args: { operation_id: string; squad_id: string }
        Returns: string[]
      }
      own_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          ip: string
          is_current: boolean
          last_seen_at: string
          signed_in_at: string
          user_agent: string
        }[]
      }
      person_traces: {
        Args: { full_name: string; linkedin_url: string }
        Returns: Json
      }
      pin_fact: {
        Args: { fact: string; id: string; value: Json }
        Returns: boolean
      }
      purge_changes: { Args: { max_rows?: number }; Returns: number }
      purge_company_files: { Args: { max_files?: number }; Returns: Json }
      read_company_sources: {
        Args: { source: string; urls: string[] }
        Returns: Json
      }
      read_company_sources_and_take_slot: {
        Args: {
          ahead?: number
          calls: number
          lease_ms: number
          max_wait_ms: number
          service: string
          since: string
          slots: number
          source: string
          urls: string[]
          window_ms: number
        }
        Returns: Json
      }
      recent_operations: {
        Args: { before?: string; max_entries?: number }
        Returns: Json
      }
      release_service_slot: { Args: { token: string }; Returns: undefined }
      restore_change: {
        Args: { change_id: number; fields?: string[]; replace?: boolean }
        Returns: Json
      }
      restore_row: {
        Args: { replace?: boolean; row_id: string; table_name: string }
        Returns: Json
      }
      restore_rows: { Args: { rows: Json }; Returns: Json }
      row_history: {
        Args: {
          before?: number
          max_entries?: number
          row_id: string
          table_name: string
        }
        Returns: Json
      }
      search_everything: {
        Args: { kinds?: string[]; per_kind?: number; query: string }
        Returns: Json
      }
      similar_companies: {
        Args: { company?: string; max_results?: number; url?: string }
        Returns: Json
      }
      store_company_sources: {
        Args: { entries: Json; slot?: string; source: string }
        Returns: undefined
      }
      take_linkedin_request: {
        Args: Record<PropertyKey, never>
        Returns: {
          count: number
          max_count: number
          taken: boolean
        }[]
      }
      take_service_call: {
        Args: {
          calls: number
          max_wait_ms: number
          service: string
          window_ms: number
        }
        Returns: number
      }
      take_service_slot: {
        Args: {
          ahead?: number
          calls: number
          lease_ms: number
          max_wait_ms: number
          released?: string
          service: string
          slots: number
          window_ms: number
        }
        Returns: Json
      }
      team_numbers: { Args: Record<PropertyKey, never>; Returns: Json }
      trash: {
        Args: { before?: number; max_entries?: number; search?: string }
        Returns: Json
      }
      undo_operation: {
        Args: {
          after?: number
          dry_run?: boolean
          id: string
          max_changes?: number
        }
        Returns: Json
      }
      unpin_fact: { Args: { fact: string; id: string }; Returns: boolean }
      what_changed: {
        Args: {
          before?: number
          include_own?: boolean
          max_companies?: number
          scope?: string
          since?: string
          until?: string
        }
        Returns: Json
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
