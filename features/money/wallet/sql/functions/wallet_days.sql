-- A wallet's daily sums. `wallet_sum_days` adds new entries, `wallet_days` and `play_days` read: what is summed, plus newer entries.

create or replace function wallet_zone(p_wallet bigint) returns text language sql stable as $$
  select m.time_zone
  from wallet_view w
  join book_view b on b.id = w.book
  join merchant_view m on m.code = b.merchant
  where w.id = p_wallet
$$;

-- Entries after a number, by day and kind. An entry with stake and win is two movements.
create or replace function wallet_days_after(p_wallet bigint, p_after bigint, p_zone text)
returns table (day date, kind smallint, lines bigint, credits bigint, debits bigint, first_seq bigint, last_seq bigint)
language sql stable as $$
  select (l.at at time zone p_zone)::date,
    l.kind,
    (count(*) + count(l.stake))::bigint,
    coalesce(sum(case when l.stake is null then greatest(l.amount, 0) else l.amount + l.stake end), 0)::bigint,
    coalesce(sum(case when l.stake is null then least(l.amount, 0) else -l.stake end), 0)::bigint,
    min(l.seq),
    max(l.seq)
  from line_view l
  where l.wallet = p_wallet and l.seq > p_after
  group by 1, 2
$$;

-- Rounds' entries after a number, by the day on which the round began and, as settled, by the day of the entry as the figures count it
-- (figure_line). An entry's amount is win − stake: stakes and raises (1, 5, 3) are stake, a void subtracts its round's stake, the return
-- of a raise (6, against open bets) that of the raise; the rest is win: a vendor's further win (110) too, which names its round, and its
-- return (6). The valid bet of the rounds that began on a day is the current sum of their facts.
drop function if exists play_days(bigint, date, date);
drop function if exists play_days_after(bigint, bigint, text);
create function play_days_after(p_wallet bigint, p_after bigint, p_zone text)
returns table (day date, vendor text, game text, rounds bigint, stake bigint, win bigint, valid bigint, settled bigint,
  settled_stake bigint, settled_win bigint)
language sql stable as $$
  select p.day, p.vendor, p.game, sum(p.rounds)::bigint, sum(p.stake)::bigint, sum(p.win)::bigint, sum(p.valid)::bigint,
    sum(p.settled)::bigint, sum(p.settled_stake)::bigint, sum(p.settled_win)::bigint
  from (
    select (r.at at time zone p_zone)::date as day, f.vendor, f.game, f.bets as rounds, f.placed as stake, f.play_moved + f.placed as win,
      f.valid_bets as valid, 0 as settled, 0 as settled_stake, 0 as settled_win
    from figure_line f
    join round_view r on r.id = f.ref
    where f.wallet = p_wallet and f.seq > p_after and (f.code < 20 or f.code in (110, 112))
    union all
    select f.day, f.vendor, f.game, 0, 0, 0, 0, f.rounds, f.stakes, f.wins
    from figure_line f
    where f.wallet = p_wallet and f.seq > p_after and (f.code < 20 or f.code in (110, 112)) and f.game is not null
  ) p
  group by p.day, p.vendor, p.game
$$;
-- Adds a wallet's new entries to its daily sums. The marker's row is locked: of two concurrent runs the second finds nothing left to do.
create or replace function wallet_sum_days(p_wallet bigint) returns bigint language plpgsql as $$
declare
  v_from bigint;
  v_to bigint;
  v_zone text := wallet_zone(p_wallet);
begin
  insert into wallet_sum_mark (wallet, seq)
  values (p_wallet, 0)
  on conflict (wallet) do nothing;
  select m.seq into v_from
  from wallet_sum_mark m
  where m.wallet = p_wallet
  for update;
  -- one statement, one snapshot of the entries: marker and sums are consistent
  with new_days as (
    select * from wallet_days_after(p_wallet, v_from, v_zone)
  ), days as (
    insert into wallet_day (wallet, day, kind, lines, credits, debits, first_seq, last_seq)
    select p_wallet, n.day, n.kind, n.lines, n.credits, n.debits, n.first_seq, n.last_seq
    from new_days n
    on conflict (wallet, day, kind) do update
    set lines = wallet_day.lines + excluded.lines, credits = wallet_day.credits + excluded.credits,
      debits = wallet_day.debits + excluded.debits, last_seq = excluded.last_seq
  ), plays as (
    insert into play_day (wallet, day, vendor, game, rounds, stake, win, valid, settled, settled_stake, settled_win)
    select p_wallet, p.day, p.vendor, p.game, p.rounds, p.stake, p.win, p.valid, p.settled, p.settled_stake, p.settled_win
    from play_days_after(p_wallet, v_from, v_zone) p
    on conflict (wallet, day, vendor, game) do update
    set rounds = play_day.rounds + excluded.rounds, stake = play_day.stake + excluded.stake, win = play_day.win + excluded.win,
      valid = play_day.valid + excluded.valid, settled = play_day.settled + excluded.settled,
      settled_stake = play_day.settled_stake + excluded.settled_stake, settled_win = play_day.settled_win + excluded.settled_win
  )
  update wallet_sum_mark
  set seq = greatest(v_from, coalesce((select max(n.last_seq) from new_days n), v_from))
  where wallet = p_wallet
  returning seq into v_to;
  return v_to - v_from;
end $$;

-- A wallet's days of a period, inclusive: what is summed, plus newer entries.
create or replace function wallet_days(p_wallet bigint, p_from date, p_to date)
returns table (day date, kind smallint, lines bigint, credits bigint, debits bigint, first_seq bigint, last_seq bigint)
language sql stable as $$
  select d.day, d.kind, sum(d.lines)::bigint, sum(d.credits)::bigint, sum(d.debits)::bigint, min(d.first_seq), max(d.last_seq)
  from (
    select s.day, s.kind, s.lines, s.credits, s.debits, s.first_seq, s.last_seq
    from wallet_day s
    where s.wallet = p_wallet and s.day between p_from and p_to
    union all
    select *
    from wallet_days_after(
      p_wallet,
      coalesce((select m.seq from wallet_sum_mark m where m.wallet = p_wallet), 0),
      wallet_zone(p_wallet)
    )
  ) d
  where d.day between p_from and p_to
  group by d.day, d.kind
$$;

create function play_days(p_wallet bigint, p_from date, p_to date)
returns table (day date, vendor text, game text, rounds bigint, stake bigint, win bigint, valid bigint, settled bigint,
  settled_stake bigint, settled_win bigint)
language sql stable as $$
  select d.day, d.vendor, d.game, sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.win)::bigint, sum(d.valid)::bigint,
    sum(d.settled)::bigint, sum(d.settled_stake)::bigint, sum(d.settled_win)::bigint
  from (
    select s.day, s.vendor, s.game, s.rounds, s.stake, s.win, s.valid, s.settled, s.settled_stake, s.settled_win
    from play_day s
    where s.wallet = p_wallet and s.day between p_from and p_to
    union all
    select *
    from play_days_after(
      p_wallet,
      coalesce((select m.seq from wallet_sum_mark m where m.wallet = p_wallet), 0),
      wallet_zone(p_wallet)
    )
  ) d
  where d.day between p_from and p_to
  group by d.day, d.vendor, d.game
$$;

grant execute on function wallet_zone(bigint), wallet_days_after(bigint, bigint, text), play_days_after(bigint, bigint, text),
  wallet_sum_days(bigint), wallet_days(bigint, date, date), play_days(bigint, date, date) to fairhouse_app;
