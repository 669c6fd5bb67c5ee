-- Opening games, and the seeds that their chances come from. The rounds themselves are the ledger's table `round`.

-- The configurations that rounds were played with; a round's inputs name the row, so that it can be replayed for ever.
create table game_config (
  id integer generated always as identity primary key,
  game text not null,
  edition integer not null,
  -- sha-256 of the configuration's canonical text, hexadecimal
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  config jsonb not null,
  first_used_at timestamptz not null default now(),
  unique (game, edition, hash)
);

-- A launch's ticket (decision 10): one use, 60 seconds, one game, one session of one member.
create table game_ticket (
  -- sha-256 of the ticket; the ticket itself is never stored
  ticket_hash bytea primary key,
  member_session_id uuid not null references member_session (id),
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  game text not null,
  wallet bigint not null,
  currency text not null references currency (code),
  issued_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= issued_at + interval '60 seconds'),
  used_at timestamptz check (used_at < expires_at)
);
-- the sweeper deletes what has expired
create index game_ticket_expires on game_ticket (expires_at);

-- A game frame that is open. It lives as long as the member's own session.
create table game_session (
  id uuid primary key default uuidv7(),
  -- sha-256 of the token
  token_hash bytea not null unique,
  member_session_id uuid not null references member_session (id),
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  game text not null,
  wallet bigint not null,
  currency text not null references currency (code),
  opened_at timestamptz not null
);
-- time played and net result of a log-in begin with its first game
create index game_session_member_session on game_session (member_session_id, opened_at);

-- A pair of seeds (G9). The promise `server_hash` of the next pair is shown before its client seed is chosen; the server
-- seed is sealed for good and shown only once the pair is out of use. A round's nonce counts within its pair.
create table seed (
  id uuid primary key,
  wallet bigint not null,
  server_hash bytea not null unique check (octet_length(server_hash) = 32),
  server_seed bytea not null,
  client_seed text check (client_seed ~ '^[ -~]{1,64}$'),
  state text not null check (state in ('next', 'active', 'revealed')),
  created_at timestamptz not null,
  started_at timestamptz,
  revealed_at timestamptz,
  check ((state = 'next') = (started_at is null)),
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'revealed') = (revealed_at is not null))
);
-- the pair in force, and that there is only one
create unique index seed_active on seed (wallet) where state = 'active';
-- the promised pair, and that there is only one
create unique index seed_next on seed (wallet) where state = 'next';
-- a member's revealed pairs, newest first
create index seed_revealed on seed (wallet, revealed_at desc) where state = 'revealed';
-- pairs that are due to change
create index seed_due on seed (started_at) where state = 'active';

-- Nothing but the state moves, and a revealed pair stays revealed.
create function seed_refuse_change() returns trigger language plpgsql as $$
begin
  if old.server_seed <> new.server_seed or old.server_hash <> new.server_hash or old.wallet <> new.wallet
    or old.state = 'revealed' or (old.client_seed is not null and new.client_seed is distinct from old.client_seed) then
    raise exception 'seed %: a promise is kept as it was given', old.id using errcode = 'FH020';
  end if;
  return new;
end $$;
create trigger seed_is_kept before update on seed for each row execute function seed_refuse_change();

-- What was played in each hour: ranking of games, and the return that members really had.
create table game_hour (
  merchant text not null,
  game text not null,
  currency text not null,
  hour timestamptz not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  primary key (merchant, game, currency, hour)
);
-- the most played of the last days
create index game_hour_recent on game_hour (hour);

-- The nightly replay: a day's rounds folded again from their stored inputs.
create table replay_audit (
  day date primary key,
  checked bigint not null,
  -- rounds whose seed was still secret count too: the house may look
  different bigint not null,
  examples jsonb not null,
  ran_at timestamptz not null
);

-- the rounds of an hour or a day: rows come in the order of time, so this index is nearly free
create index round_at on round using brin (at) with (pages_per_range = 16, autosummarize = on);

grant select, insert on game_config to fairhouse_app;
grant select, insert, update, delete on game_ticket to fairhouse_app;
grant select, insert on game_session to fairhouse_app;
grant select, insert, update on seed to fairhouse_app;
grant select, insert, update on game_hour to fairhouse_app;
grant select, insert, update on replay_audit to fairhouse_app;
