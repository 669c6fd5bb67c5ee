-- Notes first deposits and qualifications of players, for the funnel and postbacks (docs/decisions/0081): each once. Money is computed by
-- affiliate_earned alone. p_batch: facts of batches up to it are counted; p_until: windows are closed up to it.
create or replace function affiliate_advance(p_batch bigint, p_until timestamptz)
returns table (event text, member_id bigint, affiliate_id bigint, at timestamptz, amount bigint)
language plpgsql volatile as $$
#variable_conflict use_column
begin
  return query
  update affiliate_player p
  set first_deposit_at = d.at, first_deposit = d.amount
  from (
    select distinct on (o.member_id) o.member_id, l.at, l.deposits as amount
    from affiliate_player o
    join wallet_view w on w.owner = o.member_id
    join figure_line l on l.wallet = w.id and l.deposits > 0
    where o.first_deposit_at is null and o.registered_at > p_until - interval '1 year'
    order by o.member_id, l.at, l.seq
  ) d
  where p.member_id = d.member_id and p.first_deposit_at is null
  returning 'firstDeposit', p.member_id, p.affiliate_id, p.first_deposit_at, p.first_deposit;
  return query
  update affiliate_player p
  set qualified_at = q.at
  from (
    select distinct o.merchant from affiliate_player o where o.qualified_at is null and o.registered_at > p_until - interval '1 year'
  ) m
  join merchant_view b on b.code = m.merchant
  join figure_book k on k.merchant = b.code and k.currency = b.currency
  cross join lateral affiliate_qualified(m.merchant, k.book, p_until - interval '1 year', p_until, p_batch, true) q
  where p.member_id = q.member_id and p.qualified_at is null
  returning 'qualified', p.member_id, p.affiliate_id, p.qualified_at, q.amount;
end $$;

-- What other features read of affiliates (docs/decisions/0038). Columns are added at the end.
create or replace view affiliate_view as
select member_id, number, merchant, state, joined_at
from affiliate;
comment on view affiliate_view is 'Published: members who are affiliates.';

create or replace view affiliate_player_view as
select member_id, number, affiliate_id, merchant, code, sub_id, country, click, registered_at, first_deposit_at, qualified_at
from affiliate_player;
comment on view affiliate_player_view is 'Published: players and the affiliates who brought them.';

grant select on affiliate_view, affiliate_player_view to fairhouse_app;
