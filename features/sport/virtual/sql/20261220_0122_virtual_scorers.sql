-- From version 2 on the seed of a football match also decides its line-ups and goalscorers.
alter table sport_virtual_match add column version smallint not null default 1 check (version > 0);

create or replace function sport_virtual_keep_match() returns trigger language plpgsql as $$
begin
  if (new.league, new.no, new.starts_at, new.expected, new.seed, new.commitment, new.version)
    is distinct from (old.league, old.no, old.starts_at, old.expected, old.seed, old.commitment, old.version)
    or (old.event is not null and new.event is distinct from old.event)
    or (old.revealed_at is not null and new.revealed_at is distinct from old.revealed_at)
  then raise exception 'a virtual match never changes';
  end if;
  return new;
end
$$;
