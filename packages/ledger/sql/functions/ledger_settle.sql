-- Settles many open rounds as a set: entries, facts, round rows, and one house move. Rounds that need a decision of their own are left
-- alone and returned in `missed`: not open, another wallet or stake, bonus money in them, a wallet in debt or closed, or at the end of a
-- period of its limits. They are posted item by item with the same keys.
-- Arrays: the n-th elements belong together. p_valids: the part of the stake that was at risk. p_outcomes: JSON text or null.
-- `news`: member, wallet, balance, held and seq of each wallet that won something, with spaces between them.
create or replace function ledger_settle_rounds(p_rounds uuid[], p_wallets bigint[], p_keys uuid[], p_prints bigint[],
  p_stakes bigint[], p_wins bigint[], p_valids bigint[], p_outcomes text[], out missed uuid[], out news text[])
language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_mergejoin = off
set enable_hashjoin = off set jit = off as $$
declare
  v_now timestamptz;
  v_batch bigint;
  v_stripe int;
  v_done uuid[];
  v_accounts bigint[];
  v_moves bigint[];
  v_counts int[];
  v_won bigint;
  v_lined bigint;
  v_house bigint;
begin
  perform 1
  from wallet w
  where w.id = any (p_wallets)
  order by w.id
  for no key update;
  v_now := clock_timestamp();
  v_batch := nextval('ledger_batch');
  v_stripe := ledger_stripe();

  with item as materialized (
    select u.round, u.key, u.print, u.win, u.valid, u.outcome, r.wallet, r.stake, r.vendor, r.game, r.category, r.first_settled_at,
      w.book, w.owner, w.held, w.seq + row_number() over chain as seq, w.balance + sum(u.win) over chain as after
    from unnest(p_rounds, p_wallets, p_keys, p_prints, p_stakes, p_wins, p_valids, p_outcomes) with ordinality
      u (round, wallet, key, print, stake, win, valid, outcome, n)
    join round r on r.id = u.round and r.wallet = u.wallet -- whose lock is held
    join wallet w on w.id = r.wallet
    where r.state = 'open' and r.stake = u.stake and r.bonus_wallet is null and w.state = 'open'
      and (not w.is_guarded or w.guard_until > v_now)
    window chain as (partition by r.wallet order by u.n)
  ), purse as materialized (
    select i.wallet, i.owner, sum(i.win)::bigint as win, count(*) as lines, max(i.after)::bigint as balance, max(i.held) as held,
      max(i.seq) as seq
    from item i
    group by i.wallet, i.owner
  ), moved as (
    update wallet w
    set balance = w.balance + p.win, seq = w.seq + p.lines, won = w.won + p.win
    from purse p
    where w.id = p.wallet
  ), book as materialized (
    select i.book, i.vendor, sum(i.stake)::bigint as stake, sum(i.win)::bigint as win, count(*)::int as lines,
      ledger_house_account(i.book, 'ggr', i.vendor) as ggr, ledger_house_account(i.book, 'open_bets', i.vendor) as open_bets
    from item i
    group by i.book, i.vendor
  ), house as materialized (
    select b.ggr as account, b.stake - b.win as amount, b.lines from book b
    union all
    select b.open_bets, -b.stake, b.lines from book b
  ), lines as (
    insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref)
    select i.wallet, i.seq, v_batch, b.ggr, i.win, i.after, i.print, v_now, i.key, 2, i.round
    from item i
    join book b on b.book = i.book and b.vendor = i.vendor
    returning amount
  ), ended as (
    update round r
    set win = i.win, state = 'settled', settled_at = v_now, outcome = coalesce(i.outcome::json, r.outcome)
    from item i
    where r.id = i.round
  ), facts as (
    insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, first_at, round, book, rounds, vendor, game, category)
    select i.owner, v_now, i.wallet, i.seq, v_batch, i.stake, i.win, i.valid, i.first_settled_at, i.round, i.book, 1, i.vendor, i.game,
      i.category
    from item i
    where i.category is not null
  )
  select (select array_agg(i.round) from item i), (select coalesce(sum(p.win), 0)::bigint from purse p),
    (select coalesce(sum(l.amount), 0)::bigint from lines l),
    (select array_agg(h.account) from house h), (select array_agg(h.amount) from house h), (select array_agg(h.lines) from house h),
    (select array_agg(concat_ws(' ', p.owner, p.wallet, p.balance, p.held, p.seq)) from purse p where p.win > 0)
  into v_done, v_won, v_lined, v_accounts, v_moves, v_counts, news;

  if coalesce(cardinality(v_done), 0) < cardinality(p_rounds) then
    missed := array(select unnest(p_rounds) except select unnest(v_done));
  end if;
  if v_done is null then
    return;
  end if;
  if v_lined <> v_won or (select sum(m) from unnest(v_moves) m) <> -v_lined then
    raise exception 'settlement does not balance: wallets %, lines %, house %', v_won, v_lined, v_moves using errcode = 'FH007';
  end if;
  update house_stripe
  set seq = seq + 1
  where stripe = v_stripe
  returning seq into v_house;
  insert into house_move (stripe, seq, batch, accounts, lines, amounts)
  values (v_stripe, v_house, v_batch, v_accounts, v_counts, v_moves);
  if v_house & 31 = 0 then
    perform ledger_fold(v_stripe);
  end if;
end $$;

revoke execute on function ledger_settle_rounds(uuid[], bigint[], uuid[], bigint[], bigint[], bigint[], bigint[], text[]) from public;
grant execute on function ledger_settle_rounds(uuid[], bigint[], uuid[], bigint[], bigint[], bigint[], bigint[], text[]) to fairhouse_app;
