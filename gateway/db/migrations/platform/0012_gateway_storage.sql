-- Names the folder that holds the bytes of storage.objects. Servers of one database that see another folder reject uploads.
create table gateway.files_folder (
  only_row boolean primary key default true check (only_row),
  id uuid not null
);
alter table gateway.files_folder enable row level security;
