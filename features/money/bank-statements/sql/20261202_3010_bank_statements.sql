-- Statements of the brands' own bank accounts: which file came, each entry of it once, and what was done with it.

create table bank_feed (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  name text not null check (length(name) between 1 and 60),
  -- as in the deposit methods; compared without spaces and hyphens
  account_number text not null check (length(account_number) between 4 and 40),
  currency text not null references currency (code),
  format text not null check (format in ('camt054', 'csv')),
  -- how a CSV is read: {"delimiter", "decimal", "dayForm", "encoding", "skipLines", "columns"}
  csv jsonb,
  pull text not null check (pull in ('none', 'folder', 'https')),
  pull_url text,
  -- the bearer token of the pull, encrypted
  pull_token_sealed bytea,
  is_open boolean not null,
  version int not null default 1,
  changed_at timestamptz not null,
  -- the last pull: when, what became of it, and the file that was read last
  pulled_at timestamptz,
  pull_result text check (length(pull_result) <= 200),
  pull_sha256 bytea,
  check ((format = 'csv') = (csv is not null)),
  check ((pull = 'https') = (pull_url is not null))
);
-- one feed reads an account: its entries belong to one brand
create unique index bank_feed_account on bank_feed (upper(regexp_replace(account_number, '[\s.-]', '', 'g')), currency);

create table bank_statement (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 1001) unique,
  merchant text not null references merchant (code),
  feed uuid not null references bank_feed (id),
  file_name text not null check (length(file_name) <= 120),
  sha256 bytea not null,
  source text not null check (source in ('upload', 'folder', 'https')),
  -- waiting: an upload that a second operator has not approved; importing: approved, or pulled, and not finished
  state text not null check (state in ('waiting', 'importing', 'imported', 'rejected')),
  -- the file, encrypted, until it is imported or rejected
  content_sealed bytea,
  at timestamptz not null,
  uploaded_by uuid references operator (id),
  uploaded_by_account text,
  decided_by uuid references operator (id),
  decided_by_account text,
  decided_at timestamptz,
  note text check (length(note) <= 500),
  -- of the file: entries read, parts that could not be read
  entries int not null check (entries >= 0),
  unread jsonb not null default '[]',
  -- of the import: entries that had not been stored before, entries with a known reference and other content
  stored int not null default 0 check (stored >= 0),
  conflicts int not null default 0 check (conflicts >= 0),
  check ((source = 'upload') = (uploaded_by is not null)),
  check ((state in ('waiting', 'importing')) = (content_sealed is not null)),
  -- what one operator uploads another one approves
  check (decided_by <> uploaded_by or state = 'rejected')
);
-- statements that wait for an operator or for the worker
create index bank_statement_open on bank_statement (at) where state in ('waiting', 'importing');
-- all statements of a brand, newest first
create index bank_statement_brand on bank_statement (merchant, number desc);
-- the same file once more is shown to whoever uploads it
create index bank_statement_same on bank_statement (feed, sha256);

create table bank_entry (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 100001) unique,
  merchant text not null references merchant (code),
  feed uuid not null references bank_feed (id),
  statement uuid not null references bank_statement (id),
  entry_ref text not null check (length(entry_ref) between 1 and 140),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  direction text not null check (direction in ('in', 'out')),
  is_reversal boolean not null,
  booked_on date not null,
  payer text not null check (length(payer) <= 140),
  payer_account text not null check (length(payer_account) <= 64),
  text text not null check (length(text) <= 500),
  -- credited: it moved money into a wallet; confirmed: an operator had credited its deposit before
  state text not null check (state in ('queued', 'credited', 'confirmed', 'returned', 'closed')),
  -- why it waits, or waited, for an operator; null: matched automatically
  why text,
  deposit uuid references deposit (id),
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  note text check (length(note) <= 500),
  -- an entry of an account is stored once, however often and in whatever file it comes
  unique (feed, entry_ref),
  check ((state in ('credited', 'confirmed')) = (deposit is not null)),
  check (state <> 'credited' or (direction = 'in' and not is_reversal)),
  check (state <> 'queued' or why is not null)
);
-- one entry for one deposit: a second transfer with the same reference waits for an operator
create unique index bank_entry_deposit on bank_entry (deposit) where deposit is not null;
-- the queue, oldest first
create index bank_entry_queue on bank_entry (number) where state = 'queued';
-- lists by state, newest first
create index bank_entry_state on bank_entry (merchant, state, number desc);

grant select, insert, update on bank_feed, bank_statement, bank_entry to fairhouse_app;
