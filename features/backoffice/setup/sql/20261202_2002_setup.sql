-- The first-run assistant: how far a new live installation is set up.

create table setup_state (
  is_only boolean primary key default true check (is_only),
  -- the setup token that the start log prints, as a hash; a newer one replaces it
  token_hash bytea,
  -- the authenticator secret that the owner's page shows while this token is valid, encrypted
  authenticator_sealed bytea,
  token_expires_at timestamptz,
  -- the first owner exists: the token is worthless from now on
  owner_at timestamptz,
  -- the first brand's site was opened: every change needs what docs/duties.md says
  opened_at timestamptz,
  constraint setup_state_token_is_whole
    check ((token_hash is null) = (authenticator_sealed is null) and (token_hash is null) = (token_expires_at is null)),
  constraint setup_state_owner_ends_token check (owner_at is null or token_hash is null)
);

-- an installation that was set up without the assistant
insert into setup_state (owner_at, opened_at)
select now(), now()
where exists (select from operator);

-- What only the owner can say is done: a default that was read, a test message that arrived.
create table setup_step (
  step text primary key check (length(step) between 1 and 30),
  done_at timestamptz not null,
  operator_id uuid not null references operator (id)
);

grant select, insert, update on setup_state to fairhouse_app;
grant select, insert, update, delete on setup_step to fairhouse_app;
