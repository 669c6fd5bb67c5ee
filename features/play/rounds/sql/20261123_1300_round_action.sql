-- The moves of stepped rounds, in order. A round's state is its bets, its luck and these, folded again: nothing else is kept.
create table round_action (
  round uuid not null references round (id),
  -- 0, 1, 2 … without a gap: two moves that were made at once cannot both be the next one
  step smallint not null check (step >= 0),
  action jsonb not null,
  key uuid not null unique,
  -- made by the rule for members who stay away
  is_by_rule boolean not null default false,
  at timestamptz not null,
  primary key (round, step)
);
create function round_action_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a move that was made stays made' using errcode = 'FH021';
end $$;
create trigger round_action_is_final before update or delete or truncate on round_action
for each statement execute function round_action_refuse_change();
grant select, insert on round_action to fairhouse_app;
