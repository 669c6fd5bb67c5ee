-- Rounds that bonus money pays in part or whole, of many wallets at once: what ledger_round does for one, written by one statement. Only
-- wallets in state 3 (ledger_state): one stake each, with a new key, which the cash does not cover. What may be refused, or ends the
-- bonus, or wins elsewhere, is left to ledger_one.
-- done: the numbers of the items that were written; told: their results, as ledger_batch returns them.
-- Entries of a wallet as there: bonus → cash, the round, cash → bonus. Reading without a lock is sound: a bonus wallet is only posted to
-- under the lock of its cash wallet, which the batch holds; if one has moved all the same, the batch fails and is sent again.
create or replace function ledger_bonus_rounds(p_stripe int, p_batch bigint, p_now timestamptz, p_wallets ledger_purse[],
  p_items ledger_entry[], p_states int[], out done bigint[], out told text)
language plpgsql as $$
declare
  v_accounts bigint[];
  v_moves bigint[];
  v_counts int[];
  v_wallets bigint;
  v_house bigint;
begin
  with item as materialized (
    select i.*, w.id as cash, w.owner, w.book, w.seq as cash_seq, w.balance as cash_balance, w.held, w.is_guarded,
      a.id as bonus, a.seq as bonus_seq, a.balance as bonus_balance, s.paid, s.share, ledger_bonus_key(i.key, 'stake') as stake_key,
      case when s.share > 0 then ledger_bonus_key(i.key, 'share') end as share_key
    from unnest(p_items) with ordinality i (place, op, kind, key, print, house, amount, stake, step, run, ref, house2, other, note, until,
      at, vendor, game, edition, seed_id, nonce, inputs, outcome, events, category, valid, bet_window, epoch, windows, epochs, pools,
      parts, number)
    join wallet w on w.id = (p_wallets[i.place]).id
    join bonus_wallet b on b.wallet = w.bonus
    join wallet a on a.id = w.bonus
    cross join lateral (select i.stake - greatest(w.balance - w.held - w.floor, 0) as lacks offset 0) c
    cross join lateral (
      select case when b.is_first then least(a.balance - a.held, i.stake) else c.lacks end as paid
      offset 0
    ) m
    cross join lateral (
      select m.paid, case when i.op = 3 and b.win_wallet is null then ledger_bonus_share(i.amount + i.stake, m.paid, i.stake) else 0 end
        as share
      offset 0
    ) s
    where p_states[i.place] = 3 and i.op in (2, 3) and i.at is null and i.bet_window is null and i.house >> 32 = w.book
      and a.state = 'open' and b.state = 'active' and (b.win_wallet is null or b.win_wallet = w.id)
      and c.lacks > 0 and a.balance - a.held >= c.lacks
      and ledger_bonus_guard(b, p_now, i.stake, i.vendor, i.game, i.category) is null
      and (b.balance_max is null or a.balance - s.paid + s.share < b.balance_max)
      and (not w.is_guarded or ledger_has_room(w, p_wallets[i.place]))
  ), moved as (
    update wallet w
    set balance = w.balance + d.amount, seq = w.seq + d.lines, nonce = coalesce(d.nonce, w.nonce), staked = w.staked + d.stake,
      won = w.won + d.win
    from (
      select i.cash as id, i.cash_seq as seen, i.paid + i.amount - i.share as amount, case when i.share > 0 then 3 else 2 end as lines,
        i.nonce, case when i.is_guarded then i.stake else 0 end as stake, case when i.is_guarded then i.amount + i.stake else 0 end as win
      from item i
      union all
      select i.bonus, i.bonus_seq, i.share - i.paid, case when i.share > 0 then 2 else 1 end, null, 0, 0
      from item i
    ) d
    where w.id = d.id and w.seq = d.seen
    returning w.id
  ), lines as (
    insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref, stake, note)
    select l.wallet, l.seq, p_batch, l.counter, l.amount, l.after, i.print, p_now, l.key, l.kind, i.ref, l.stake, l.note
    from item i
    cross join lateral (values
      (i.bonus, i.bonus_seq + 1, -i.cash, -i.paid, i.bonus_balance - i.paid, ledger_other_key(i.stake_key), 7::smallint, null::bigint,
        null::text),
      (i.cash, i.cash_seq + 1, -i.bonus, i.paid, i.cash_balance + i.paid, i.stake_key, 7::smallint, null, null),
      (i.cash, i.cash_seq + 2, i.house, i.amount, i.cash_balance + i.paid + i.amount, i.key, i.kind,
        case when i.op = 3 and i.stake > 0 and i.amount > -i.stake then i.stake end, i.note),
      (i.bonus, i.bonus_seq + 2, -i.cash, i.share, i.bonus_balance - i.paid + i.share, ledger_other_key(i.share_key), 8::smallint, null,
        null),
      (i.cash, i.cash_seq + 3, -i.bonus, -i.share, i.cash_balance + i.paid + i.amount - i.share, i.share_key, 8::smallint, null, null)
    ) l (wallet, seq, counter, amount, after, key, kind, stake, note)
    where l.key is not null
  ), rounds as (
    insert into round (id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, outcome, events,
      category, bonus_wallet, bonus_stake)
    select i.ref, i.cash, i.stake, i.amount + i.stake, i.nonce, i.seed_id, p_now, case when i.op = 3 then p_now end, i.edition,
      case when i.op = 3 then 'settled' else 'open' end, i.vendor, i.game, i.inputs, i.outcome, i.events,
      case when i.op = 2 then i.category end, i.bonus, i.paid
    from item i
  ), opened as (
    update bonus_wallet b
    set open_rounds = b.open_rounds + 1
    from item i
    where i.op = 2 and b.wallet = i.bonus
  ), facts as (
    insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, round, book, rounds, vendor, game, category)
    select i.owner, p_now, i.cash, i.cash_seq + 2, p_batch, i.stake, i.amount + i.stake, coalesce(i.valid, i.stake), i.ref, i.book, 1,
      i.vendor, i.game, i.category
    from item i
    where i.op = 3 and i.category is not null
  ), house as (
    select i.house as account, -sum(i.amount)::bigint as amount, count(*)::int as lines
    from item i
    group by i.house
  )
  select array_agg(i.number), string_agg(concat_ws(':', i.number, 0, '', i.ref, i.cash_balance + i.paid + i.amount - i.share, i.held,
      i.cash_seq + case when i.share > 0 then 3 else 2 end), ',') || ',',
    (select array_agg(h.account) from house h), (select array_agg(h.amount) from house h), (select array_agg(h.lines) from house h),
    (select count(*) from moved)
  into done, told, v_accounts, v_moves, v_counts, v_wallets
  from item i;
  if done is null then
    return;
  end if;
  if v_wallets <> 2 * cardinality(done) then
    raise exception 'a bonus wallet moved without the lock of its cash wallet' using errcode = 'serialization_failure';
  end if;
  update house_stripe
  set seq = seq + 1
  where stripe = p_stripe
  returning seq into v_house;
  insert into house_move (stripe, seq, batch, accounts, lines, amounts)
  values (p_stripe, v_house, p_batch, v_accounts, v_counts, v_moves);
  if v_house & 31 = 0 then
    perform ledger_fold(p_stripe);
  end if;
end $$;

revoke execute on function ledger_bonus_rounds(int, bigint, timestamptz, ledger_purse[], ledger_entry[], int[]) from public;
