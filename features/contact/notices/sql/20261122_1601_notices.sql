-- What a brand tells everybody: notices, banners, pop-ups, promotions and headlines, in both languages, at their time.

-- Pictures that operators brought for notices and help texts, made anew from their pixels. Everybody may see them.
create table notice_picture (
  -- random name under the house's files
  file text primary key,
  merchant text not null references merchant (code),
  width int not null check (width > 0),
  height int not null check (height > 0),
  brought_by text not null,
  brought_at timestamptz not null
);

create table notice (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  -- B banner, PL notice for players, PU pop-up, PR promotion, H headline of the news row
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  -- where a banner hangs
  banner_group text check (banner_group in ('home', 'w_login', 'w_register')),
  audience text not null default 'all' check (audience in ('all', 'visitors', 'members')),
  title jsonb not null check (title ?& array['en', 'vi']),
  -- HTML, sanitised when written and again when read
  content jsonb not null check (content ?& array['en', 'vi']),
  link text check (link ~ '^(/[^/\\]|https://)'),
  picture text references notice_picture (file),
  -- smaller ones come first
  rank int not null default 100 check (rank between 0 and 9999),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  state text not null default 'draft' check (state in ('draft', 'live', 'withdrawn')),
  created_by text not null,
  created_at timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  check ((type = 'B') = (banner_group is not null))
);
-- what a brand shows now, and the office's list
create index notice_of on notice (merchant, type, rank, starts_at desc);

-- Which pop-ups a member has seen: each is shown once.
create table notice_seen (
  notice uuid not null references notice (id),
  member_id bigint not null references member (id),
  at timestamptz not null,
  primary key (notice, member_id)
);

create sequence notice_news;

grant select, insert, update on notice to fairhouse_app;
grant select, insert on notice_seen, notice_picture to fairhouse_app;
grant usage on sequence notice_news to fairhouse_app;
