-- Facts of what settled before there were facts, from the ledger's lines and rounds, as the figures counted them until now. The valid
-- bet of a studio round is its stake without what its own script says was pushed, or staked on both sides of the baccarat table; of
-- an outside bet its stake, or nothing where a category that knows pushes returned exactly that.
do $$
begin
  if not exists (select from line) then
    return; -- a new database: the functions that this reads with are not there yet
  end if;

  create temporary table played on commit drop as
  select l.wallet, l.seq, l.at, l.batch, l.key, l.kind, l.amount, l.ref, w.owner, w.book, coalesce(r.vendor, f.detail) as vendor,
    coalesce(r.game, '') as game, coalesce(g.category, '') as category, r.stake,
    case
      when l.kind in (2, 3) then 'settled'
      when l.kind = 110 then 'further'
      when exists (
        select from line o
        join key_result back on back.key = ledger_back_key(o.key)
        where o.wallet = l.wallet and o.ref = l.ref and o.kind = 110 and back.ref = l.key
      ) then 'furtherBack'
      else 'back'
    end as what,
    case when l.kind = 3 then coalesce(l.stake, -l.amount) end as own_stake, r.events
  from line l
  join wallet w on w.id = l.wallet
  join book b on b.id = w.book and b.unit = 'money'
  left join house_account f on f.id = l.counter
  left join round r on r.id = l.ref
  left join game g on g.id = r.game
  where l.kind in (2, 3, 110) or (l.kind in (4, 6) and f.kind = 'ggr');
  create index on played (wallet, ref, seq);
  analyze played;

  insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, first_at, round, book, rounds, vendor, game, category)
  with settled as (
    select p.*, coalesce(p.own_stake, p.stake) as put, p.amount + coalesce(p.own_stake, 0) as won,
      lag(p.at) over (partition by p.wallet, p.ref order by p.seq) is not null as is_again,
      min(p.at) over (partition by p.wallet, p.ref) as first_at
    from played p
    where p.what = 'settled'
  ), valued as (
    select s.*,
      case
        when s.category in ('LIVE', 'PVP', 'SPORTS', 'ESPORTS') and s.won = s.put then 0
        when s.events is null or json_typeof(s.events) <> 'array' then s.put
        else s.put - least(s.put, (
          select coalesce(sum(e.stake) filter (where e.tag in ('push', 'void')), 0)
            + 2 * least(
              coalesce(sum(e.stake) filter (where e.tag not in ('push', 'void') and e.side = 'player'), 0),
              coalesce(sum(e.stake) filter (where e.tag not in ('push', 'void') and e.side = 'banker'), 0)
            )
            + 2 * least(
              coalesce(sum(e.stake) filter (where e.tag not in ('push', 'void') and e.side = 'big'), 0),
              coalesce(sum(e.stake) filter (where e.tag not in ('push', 'void') and e.side = 'small'), 0)
            )
          from (
            select ((v ->> 'stake')::numeric * 10000)::bigint as stake, v ->> 'tag' as tag,
              case when s.game = 'crane-baccarat' then v #>> '{bet,on}' end as side
            from json_array_elements(s.events) v
            where v ->> 'type' = 'settled'
          ) e
        ))
      end as valid
    from settled s
  )
  select v.owner, v.at, v.wallet, v.seq, v.batch, v.put, v.won, v.valid, case when v.is_again then v.first_at end, v.ref, v.book, 1,
    v.vendor, v.game, v.category
  from valued v
  union all
  select p.owner, p.at, p.wallet, p.seq, p.batch, -v.put, -v.won, -v.valid, v.first_at, p.ref, p.book, -1, p.vendor, p.game, p.category
  from played p
  cross join lateral (
    select v.* from valued v where v.wallet = p.wallet and v.ref = p.ref and v.seq < p.seq order by v.seq desc limit 1
  ) v
  where p.what = 'back'
  union all
  select p.owner, p.at, p.wallet, p.seq, p.batch, 0, p.amount, 0,
    case when p.what = 'furtherBack' then (
      select o.at
      from played o
      where o.wallet = p.wallet and o.ref = p.ref and o.what = 'further' and o.seq < p.seq
      order by o.seq desc
      limit 1
    ) end,
    p.ref, p.book, 0, p.vendor, p.game, p.category
  from played p
  where p.what in ('further', 'furtherBack')
  order by 2; -- by time, which the indexes of windows live on

  update round r
  set category = g.category, first_settled_at = (
    select min(p.at) from played p where p.wallet = r.wallet and p.ref = r.id and p.what = 'settled'
  )
  from game g
  where r.state = 'open' and g.id = r.game;
end $$;
