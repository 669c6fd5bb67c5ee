-- A withdrawal whose wallet is frozen or whose member is locked or closed is paid only where two operators say so, for the states
-- they saw. A later freeze or lock makes an override void: it was given for another situation.

create table withdrawal_override (
  id uuid primary key default uuidv7(),
  withdrawal uuid not null references withdrawal (id),
  state text not null check (state in ('proposed', 'agreed', 'refused', 'withdrawn', 'void')),
  -- what stopped the withdrawal when it was proposed
  stops text[] not null check (cardinality(stops) > 0),
  reason text not null check (length(reason) between 4 and 500),
  proposed_by uuid not null references operator (id),
  proposed_by_account text not null,
  proposed_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_by_account text,
  decided_at timestamptz,
  decision_reason text,
  constraint withdrawal_override_four_eyes check (state not in ('agreed', 'refused') or decided_by is distinct from proposed_by),
  constraint withdrawal_override_decided check (state not in ('agreed', 'refused', 'withdrawn') or decided_by is not null)
);
-- one that waits or holds at a time for a withdrawal
create unique index withdrawal_override_live on withdrawal_override (withdrawal) where state in ('proposed', 'agreed');

grant select, insert, update on withdrawal_override to fairhouse_app;
