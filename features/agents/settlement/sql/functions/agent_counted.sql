-- What the contracts of agents count in a period: facts, lines, members and bets (docs/decisions/0080).

drop function if exists agent_bets(int, timestamptz, timestamptz, bigint); -- it returned the line of each bet

-- The facts of a period: of bets that settled first in it, counted up to a batch. Play during an exclusion earns no one anything.
create or replace function agent_facts(p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (member_id bigint, wallet bigint, seq bigint, at timestamptz, round uuid, game text, category text, rounds smallint,
  stake bigint, win bigint, valid bigint)
language sql stable as $$
  with facts as (
    select f.*
    from ledger_settled_play f
    where f.at >= p_from and f.at < p_to and (f.first_at is null or f.first_at >= p_from)
    union all
    select f.*
    from ledger_settled_play f
    where f.first_at >= p_from and f.first_at < p_to and f.at >= p_to
  )
  select f.member_id, f.wallet, f.seq, f.at, f.round, f.game, f.category, f.rounds, f.stake, f.win, f.valid
  from facts f
  where f.book = p_book and f.batch <= p_batch and not exists (
    select
    from exclusion_view e
    where e.member_id = f.member_id and e.starts_at <= coalesce(f.first_at, f.at)
      and coalesce(e.lifted_at, 'infinity') > coalesce(f.first_at, f.at) and coalesce(e.ends_at, 'infinity') > coalesce(f.first_at, f.at)
  );
$$;

-- The line of a member at a moment: who was above it then.
create or replace function agent_line_at(p_member bigint, p_at timestamptz) returns bigint[]
language sql stable as $$
  select v.line
  from member_line_view v
  where v.member_id = p_member and v.until_at > p_at
  order by v.until_at
  limit 1;
$$;

-- The line of each of these members at a moment.
create or replace function agent_lines(p_members bigint[], p_at timestamptz) returns table (member_id bigint, line bigint[])
language sql stable as $$
  select l.member_id, l.line
  from member_lines_at(p_members, p_at) l;
$$;

-- Rounded towards zero at four decimals, once per sum: a corrected period is computed whole again.
create or replace function agent_share(p_base bigint, p_ppm int) returns bigint
language sql immutable as $$
  select trunc(p_base::numeric * p_ppm / 1000000)::bigint;
$$;

-- Play of a period by member: what a roll-up adds up. Bonuses count for dividends only.
create or replace function agent_people(p_kind text, p_merchant text, p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (member_id bigint, line bigint[], valid bigint, net_loss bigint, bonuses bigint, is_active boolean)
language sql stable as $$
  with played as materialized (
    select f.member_id, sum(f.valid)::bigint as valid, sum(f.stake - f.win)::bigint as net_loss, sum(f.rounds) > 0 as is_active
    from agent_facts(p_book, p_from, p_to, p_batch) f
    group by 1
  ), given as materialized (
    select l.member_id, sum(l.bonuses)::bigint as bonuses
    from figure_line l
    join book_view b on b.merchant = l.merchant and b.currency = l.currency
    where p_kind = 'dividend' and b.id = p_book and l.merchant = p_merchant and l.at >= p_from and l.at < p_to
    group by 1
    having sum(l.bonuses) <> 0
  ), people as materialized (
    select coalesce(p.member_id, g.member_id) as member_id, coalesce(p.valid, 0) as valid, coalesce(p.net_loss, 0) as net_loss,
      coalesce(g.bonuses, 0) as bonuses, coalesce(p.is_active, false) as is_active
    from played p
    full join given g on g.member_id = p.member_id
  )
  select p.member_id, l.line, p.valid, p.net_loss, p.bonuses, p.is_active
  from people p
  join agent_lines((select array_agg(p.member_id) from people p), p_from) l on l.member_id = p.member_id;
$$;

-- Real-time salary: every bet of the period has the tier of its own amount. A bet that was voided, or came out even, earns nothing.
create or replace function agent_bets(p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (member_id bigint, stake bigint, valid bigint, is_won boolean)
language sql stable as $$
  select b.member_id, b.stake, b.valid, b.win > b.stake
  from (
    select f.member_id, f.round, sum(f.stake)::bigint as stake, sum(f.win)::bigint as win, sum(f.valid)::bigint as valid
    from agent_facts(p_book, p_from, p_to, p_batch) f
    where f.round is not null
    group by 1, 2
    having sum(f.rounds) > 0
  ) b
  where b.win <> b.stake;
$$;
