-- What a member has on the bets of a round: reserved before the ledger takes a stake, given back where it does not. A process that dies in
-- between leaves too much reserved until the round is over, never too little.
create table table_seat (
  round uuid not null,
  wallet bigint not null,
  currency text not null,
  -- masked, for large bets; null: the member does not want to be shown
  name text,
  stake bigint not null default 0 check (stake >= 0),
  -- ledger units by bet
  totals jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  primary key (round, wallet)
) with (fillfactor = 50);
-- seats of rounds that are long over
create index table_seat_at on table_seat (at);

/*
 * Reserves the bets of several slips, each all or nothing; returns those that had no room, with the bet that is over its limit (empty: the
 * table's) and what is allowed. Rows are locked in order of round and wallet, so processes that reserve together do not deadlock.
 * p: [{place, round, wallet, currency, name, most, lines: {key: [stake, most]}}], amounts in ledger units as text.
 */
create function table_reserve(p jsonb) returns table (place int, key text, most bigint) language plpgsql as $$
declare
  r record;
  s record;
  v_over record;
  v_sum bigint;
begin
  for r in
    select x.* from jsonb_to_recordset(p) as x (place int, round uuid, wallet bigint, currency text, name text, most bigint, lines jsonb)
    order by x.round, x.wallet, x.place
  loop
    insert into table_seat (round, wallet, currency, name) values (r.round, r.wallet, r.currency, r.name)
    on conflict do nothing; -- another slip of the same member
    select t.stake, t.totals into s from table_seat t where t.round = r.round and t.wallet = r.wallet for update;
    select sum((l.value->>0)::bigint) into v_sum from jsonb_each(r.lines) l;
    select l.key, (l.value->>1)::bigint as most into v_over
    from jsonb_each(r.lines) l
    where coalesce((s.totals->>l.key)::bigint, 0) + (l.value->>0)::bigint > (l.value->>1)::bigint
    order by l.key
    limit 1;
    if found then
      return query select r.place, v_over.key, v_over.most;
    elsif s.stake + v_sum > r.most then
      return query select r.place, ''::text, r.most;
    else
      update table_seat t
      set stake = t.stake + v_sum, name = r.name,
        totals = t.totals || (
          select jsonb_object_agg(l.key, (coalesce((t.totals->>l.key)::bigint, 0) + (l.value->>0)::bigint)::text)
          from jsonb_each(r.lines) l
        )
      where t.round = r.round and t.wallet = r.wallet;
    end if;
  end loop;
end $$;

/* Gives bets back, by the same rule of order as table_reserve for its one row. lines: {key: stake}. */
create function table_release(p_round uuid, p_wallet bigint, p_lines jsonb) returns void language sql as $$
  update table_seat t
  set stake = greatest(0, t.stake - (select sum((l.value#>>'{}')::bigint) from jsonb_each(p_lines) l)),
    totals = t.totals || (
      select jsonb_object_agg(l.key, greatest(0, coalesce((t.totals->>l.key)::bigint, 0) - (l.value#>>'{}')::bigint)::text)
      from jsonb_each(p_lines) l
    )
  where t.round = p_round and t.wallet = p_wallet
$$;

-- Members whose large bets are not shown to others.
create table table_hidden (
  member_id bigint primary key,
  since timestamptz not null default clock_timestamp()
);

-- Sets of bets that members keep for later.
create table table_saved (
  id uuid primary key,
  member_id bigint not null,
  game text not null,
  name text not null check (length(name) between 1 and 30),
  bets json not null,
  saved_at timestamptz not null,
  unique (member_id, game, name)
);

grant select, insert, update, delete on table_seat, table_saved to fairhouse_app;
grant select, insert, delete on table_hidden to fairhouse_app;
