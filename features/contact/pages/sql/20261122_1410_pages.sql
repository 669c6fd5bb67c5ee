-- Pages that an operator writes, apps that a brand offers, and who would like to be an affiliate.

-- A help topic in a language as an operator wrote it; without a row the house's own text stands.
create table page_topic (
  merchant text not null references merchant (code),
  topic text not null,
  language text not null check (language in ('en', 'vi')),
  -- sanitised when written; it is sanitised again when read
  html text not null check (length(html) between 1 and 100000),
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (merchant, topic, language)
);

-- What a brand offers to install; without a row its site itself is the app.
create table page_resource (
  merchant text not null references merchant (code),
  resource_type text not null check (resource_type in ('IOS', 'ANDROID')),
  url text not null check (url ~ '^https://'),
  label_name_en text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (merchant, resource_type)
);

create table affiliate_application (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 5001) unique,
  merchant text not null references merchant (code),
  name text not null,
  email text not null,
  phone text,
  channel text not null check (channel in ('website', 'social', 'community', 'streaming', 'other')),
  address text,
  message text not null,
  language text not null,
  ip text not null,
  state text not null default 'new' check (state in ('new', 'contacted', 'accepted', 'rejected')),
  note text,
  decided_by text,
  decided_at timestamptz,
  sent_at timestamptz not null
);
-- the office's list of a brand, newest first
create index affiliate_application_newest on affiliate_application (merchant, number desc);

grant select, insert, update, delete on page_topic to fairhouse_app;
grant select, insert, update, delete on page_resource to fairhouse_app;
grant select, insert, update on affiliate_application to fairhouse_app;
