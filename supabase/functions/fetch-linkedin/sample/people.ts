/**
 * Fictional people with real companies and universities, so that the text analysis finds matches. Field names as in the
 * specification (section 3, "Profile data").
 */

/** Dates are `YYYY-MM`, or `YYYY` if the month is unknown. */
export interface SamplePosition {
  readonly company_name: string;
  readonly title: string;
  readonly start_date?: string;
  /** Absent for a current position. */
  readonly end_date?: string;
  readonly location?: string;
  readonly description?: string;
}

/** Dates as in `SamplePosition`. */
export interface SampleEducation {
  readonly school_name: string;
  readonly degree_name?: string;
  readonly field_of_study?: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly grade?: string;
  readonly activities?: string;
}

export interface SamplePerson {
  readonly public_id: string;
  readonly url: string;
  readonly full_name: string;
  readonly headline: string;
  readonly summary?: string;
  readonly skills: readonly string[];
  /** Newest first. */
  readonly experiences: readonly SamplePosition[];
  readonly educations: readonly SampleEducation[];
}

export const samplePeople: readonly SamplePerson[] = [
  {
    public_id: "sample-founder",
    url: "https://www.linkedin.com/in/sample-founder",
    full_name: "Jördis Grünwälder",
    headline: "Co-Founder & CEO in stealth | ex Celonis, McKinsey",
    summary: "Builds software for people who run factories.\nBefore: products at Celonis, operations at McKinsey.",
    skills: ["Product Management", "Process Mining", "Manufacturing", "Fundraising"],
    experiences: [
      {
        company_name: "Stealth Startup",
        title: "Co-Founder & CEO",
        start_date: "2024-03",
        location: "Munich, Bavaria, Germany",
        description: "Planning software for medium-sized factories.",
      },
      {
        company_name: "Celonis",
        title: "Director of Product",
        start_date: "2020-11",
        end_date: "2024-02",
        location: "Munich, Bavaria, Germany",
        description: "Led three product teams in Munich, Zürich and New York.",
      },
      {
        company_name: "UnternehmerTUM",
        title: "Start-up Coach (part-time)",
        start_date: "2019-10",
        end_date: "2022-09",
        location: "Garching near Munich",
      },
      {
        company_name: "Celonis",
        title: "Product Manager",
        start_date: "2018-04",
        end_date: "2020-12",
        location: "Munich, Bavaria, Germany",
      },
      {
        company_name: "McKinsey & Company",
        title: "Associate",
        start_date: "2015",
        end_date: "2018",
        location: "Düsseldorf",
      },
    ],
    educations: [
      {
        school_name: "Technical University of Munich",
        degree_name: "M.Sc.",
        field_of_study: "Computer Science",
        start_date: "2012",
        end_date: "2015",
        grade: "1.2",
        activities: "TUM Entrepreneurship",
      },
      {
        school_name: "Ludwig-Maximilians-Universität München",
        degree_name: "B.Sc.",
        field_of_study: "Betriebswirtschaftslehre",
        start_date: "2009",
        end_date: "2012",
      },
    ],
  },
  {
    public_id: "sample-cto",
    url: "https://www.linkedin.com/in/sample-cto",
    full_name: "Matthäus Strößenreuther",
    headline: "CTO at DeepL",
    summary: "Machine translation since before it worked.",
    skills: ["Machine Learning", "Distributed Systems", "C++", "Python"],
    experiences: [
      { company_name: "DeepL", title: "Chief Technology Officer", start_date: "2021-07", location: "Köln, Germany" },
      {
        company_name: "DeepL",
        title: "Head of Research",
        start_date: "2018-01",
        end_date: "2021-06",
        location: "Köln, Germany",
      },
      {
        company_name: "Google",
        title: "Staff Software Engineer",
        start_date: "2012-09",
        end_date: "2017-12",
        location: "Zürich",
      },
    ],
    educations: [
      {
        school_name: "RWTH Aachen University",
        degree_name: "Dr. rer. nat.",
        field_of_study: "Computer Science",
        start_date: "2008",
        end_date: "2012",
      },
      {
        school_name: "Karlsruhe Institute of Technology (KIT)",
        degree_name: "Dipl.-Inform.",
        field_of_study: "Informatik",
        start_date: "2003",
        end_date: "2008",
      },
    ],
  },
  {
    public_id: "sample-fintech",
    url: "https://www.linkedin.com/in/sample-fintech",
    full_name: "Aoife Ní Dhuibhlearga",
    headline: "VP Payments at Stripe",
    skills: ["Payments", "Banking", "Regulation"],
    experiences: [
      { company_name: "Stripe", title: "VP Payments, EMEA", start_date: "2022-05", location: "Dublin, Ireland" },
      {
        company_name: "N26",
        title: "Director of Payments",
        start_date: "2018-02",
        end_date: "2022-04",
        location: "Berlin, Germany",
      },
      {
        company_name: "Goldman Sachs",
        title: "Vice President",
        start_date: "2015-01",
        end_date: "2018-01",
        location: "London",
      },
      {
        company_name: "Goldman Sachs",
        title: "Associate",
        start_date: "2012-07",
        end_date: "2014-12",
        location: "London",
      },
      {
        company_name: "Goldman Sachs",
        title: "Analyst",
        start_date: "2009-07",
        end_date: "2012-06",
        location: "London",
      },
    ],
    educations: [
      { school_name: "INSEAD", degree_name: "MBA", start_date: "2014", end_date: "2014" },
      {
        school_name: "Trinity College Dublin",
        degree_name: "BA (Hons)",
        field_of_study: "Mathematics",
        start_date: "2005",
        end_date: "2009",
      },
    ],
  },
  {
    public_id: "sample-scientist",
    url: "https://www.linkedin.com/in/sample-scientist",
    full_name: "Dr. Nokuthula Mthembu-Sørensen",
    headline: "Senior Director, mRNA Platforms at BioNTech",
    summary: "From bench to clinic.",
    skills: ["Immunology", "mRNA", "Clinical Development", "Team Leadership"],
    experiences: [
      {
        company_name: "BioNTech",
        title: "Senior Director, mRNA Platforms",
        start_date: "2021-04",
        location: "Mainz, Germany",
      },
      {
        company_name: "Novartis",
        title: "Principal Scientist",
        start_date: "2015-10",
        end_date: "2021-03",
        location: "Basel",
      },
      { company_name: "Karolinska Institutet", title: "Postdoctoral Researcher", start_date: "2013", end_date: "2015" },
    ],
    educations: [
      {
        school_name: "University of Oxford",
        degree_name: "DPhil",
        field_of_study: "Clinical Medicine",
        start_date: "2009",
        end_date: "2013",
        activities: "Rhodes Scholar",
      },
      {
        school_name: "University of Cape Town",
        degree_name: "BSc",
        field_of_study: "Biochemistry",
        start_date: "2005",
        end_date: "2008",
      },
    ],
  },
  {
    public_id: "sample-operator",
    url: "https://www.linkedin.com/in/sample-operator",
    full_name: "Zoë Lefèbvre-Müller",
    headline: "Chief Operating Officer at Personio",
    skills: ["Operations", "Go-to-Market", "Hiring"],
    experiences: [
      {
        company_name: "Personio",
        title: "Chief Operating Officer",
        start_date: "2023-01",
        location: "Munich, Germany",
      },
      {
        company_name: "Personio",
        title: "VP Customer Experience",
        start_date: "2019-09",
        end_date: "2022-12",
        location: "Munich, Germany",
      },
      {
        company_name: "Zalando",
        title: "Head of Operations",
        start_date: "2014-03",
        end_date: "2019-08",
        location: "Berlin, Germany",
      },
      { company_name: "Personio", title: "Adviser", start_date: "2018-06", end_date: "2019-08" },
      {
        company_name: "Boston Consulting Group (BCG)",
        title: "Consultant",
        start_date: "2011",
        end_date: "2014",
        location: "Paris",
      },
    ],
    educations: [
      {
        school_name: "HEC Paris",
        degree_name: "Grande École",
        field_of_study: "Management",
        start_date: "2007",
        end_date: "2011",
      },
      {
        school_name: "WHU – Otto Beisheim School of Management",
        degree_name: "Exchange",
        start_date: "2009-09",
        end_date: "2010-02",
      },
    ],
  },
  {
    public_id: "sample-engineer",
    url: "https://www.linkedin.com/in/sample-engineer",
    full_name: "Arjun Venkataraghavan",
    headline: "Propulsion Lead at Isar Aerospace",
    skills: ["Propulsion", "Turbomachinery", "Test Engineering"],
    experiences: [
      {
        company_name: "Isar Aerospace",
        title: "Propulsion Lead",
        start_date: "2022-10",
        location: "Ottobrunn, Germany",
      },
      {
        company_name: "Isar Aerospace",
        title: "Senior Propulsion Engineer",
        start_date: "2020-02",
        end_date: "2022-09",
      },
      {
        company_name: "ArianeGroup",
        title: "Combustion Engineer",
        start_date: "2016-09",
        end_date: "2020-01",
        location: "Lampoldshausen",
      },
    ],
    educations: [
      {
        school_name: "ETH Zürich",
        degree_name: "MSc",
        field_of_study: "Mechanical Engineering",
        start_date: "2014",
        end_date: "2016",
      },
      {
        school_name: "Indian Institute of Technology, Bombay",
        degree_name: "B.Tech.",
        field_of_study: "Aerospace Engineering",
        start_date: "2010",
        end_date: "2014",
      },
    ],
  },
  {
    public_id: "sample-investor",
    url: "https://www.linkedin.com/in/sample-investor",
    full_name: "Benedikta Höß",
    headline: "Principal at Index Ventures",
    summary: "Enterprise software from first idea to Series B.",
    skills: ["Venture Capital", "Enterprise Software", "Due Diligence"],
    experiences: [
      { company_name: "Index Ventures", title: "Principal", start_date: "2023-06", location: "London, United Kingdom" },
      { company_name: "Helsing", title: "Board Observer", start_date: "2023-09" },
      {
        company_name: "Earlybird Venture Capital",
        title: "Investment Manager",
        start_date: "2019-01",
        end_date: "2023-05",
        location: "Munich",
      },
      { company_name: "SAP", title: "Product Manager", start_date: "2016", end_date: "2018", location: "Walldorf" },
    ],
    educations: [
      {
        school_name: "University of St. Gallen",
        degree_name: "M.A. HSG",
        field_of_study: "Banking and Finance",
        start_date: "2014",
        end_date: "2016",
      },
      {
        school_name: "Universität Mannheim",
        degree_name: "B.Sc.",
        field_of_study: "BWL",
        start_date: "2011",
        end_date: "2014",
      },
    ],
  },
  {
    public_id: "sample-security",
    url: "https://www.linkedin.com/in/sample-security",
    full_name: "Noam Ben-Ashkelon",
    headline: "Founder in stealth | ex Wiz, Unit 8200",
    skills: ["Cloud Security", "Reverse Engineering"],
    experiences: [
      { company_name: "Stealth Startup", title: "Founder", start_date: "2025" },
      {
        company_name: "Wiz",
        title: "Engineering Manager",
        start_date: "2021-03",
        end_date: "2024-12",
        location: "Tel Aviv",
      },
      {
        company_name: "Microsoft",
        title: "Senior Software Engineer",
        start_date: "2017-01",
        end_date: "2021-02",
        location: "Herzliya",
      },
      { company_name: "Unit 8200", title: "Team Lead", start_date: "2011", end_date: "2015" },
    ],
    educations: [
      {
        school_name: "Technion – Israel Institute of Technology",
        degree_name: "B.Sc.",
        field_of_study: "Computer Science",
        start_date: "2014",
        end_date: "2017",
      },
    ],
  },
  {
    public_id: "sample-researcher",
    url: "https://www.linkedin.com/in/sample-researcher",
    full_name: "Xiuying Ōtani-García",
    headline: "Member of Technical Staff at Mistral AI",
    skills: ["Large Language Models", "Reinforcement Learning", "CUDA"],
    experiences: [
      {
        company_name: "Mistral AI",
        title: "Member of Technical Staff",
        start_date: "2024-01",
        location: "Paris, France",
      },
      {
        company_name: "OpenAI",
        title: "Research Engineer",
        start_date: "2021-08",
        end_date: "2023-12",
        location: "San Francisco",
      },
      { company_name: "NVIDIA", title: "Research Intern", start_date: "2020-06", end_date: "2020-09" },
    ],
    educations: [
      {
        school_name: "Massachusetts Institute of Technology",
        degree_name: "PhD",
        field_of_study: "Electrical Engineering and Computer Science",
        start_date: "2016",
        end_date: "2021",
      },
      {
        school_name: "Tsinghua University",
        degree_name: "B.Eng.",
        field_of_study: "Automation",
        start_date: "2012",
        end_date: "2016",
      },
    ],
  },
  {
    public_id: "sample-student",
    url: "https://www.linkedin.com/in/sample-student",
    full_name: "Lars-Åke Lindström",
    headline: "M.Sc. student at KTH",
    skills: [],
    experiences: [],
    educations: [
      {
        school_name: "KTH Royal Institute of Technology",
        degree_name: "M.Sc.",
        field_of_study: "Energy Systems",
        start_date: "2025",
      },
      {
        school_name: "Politecnico di Milano",
        degree_name: "B.Sc.",
        field_of_study: "Ingegneria Energetica",
        start_date: "2022",
        end_date: "2025",
      },
    ],
  },
];
