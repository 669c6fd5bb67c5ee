-- Matches of virtual leagues: what the platform has committed itself to, and the seed that decides each one (docs/decisions/0100).

create table sport_virtual_match (
  league text not null,
  -- from 1 on, without a gap: the pairing follows from it
  no int not null check (no > 0),
  -- the sports event; null only within the transaction that creates both
  event uuid unique,
  starts_at timestamptz not null,
  expected float8[] not null check (cardinality(expected) between 1 and 2),
  -- secret until revealed_at; its SHA-256 is public from the start
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  revealed_at timestamptz,
  primary key (league, no),
  unique (league, starts_at)
);
-- what is coming or being told
create index sport_virtual_match_open on sport_virtual_match (starts_at) where revealed_at is null;

-- What a match was drawn from never changes: only its end is noted.
create function sport_virtual_keep_match() returns trigger language plpgsql as $$
begin
  if (new.league, new.no, new.starts_at, new.expected, new.seed, new.commitment)
    is distinct from (old.league, old.no, old.starts_at, old.expected, old.seed, old.commitment)
    or (old.event is not null and new.event is distinct from old.event)
    or (old.revealed_at is not null and new.revealed_at is distinct from old.revealed_at)
  then raise exception 'a virtual match never changes';
  end if;
  return new;
end
$$;
create trigger sport_virtual_match_is_kept before update on sport_virtual_match
for each row execute function sport_virtual_keep_match();

grant select, insert, update on sport_virtual_match to fairhouse_app;
