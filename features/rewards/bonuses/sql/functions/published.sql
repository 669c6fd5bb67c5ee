-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

-- Bonuses with what has been wagered: while one goes on it is counted from the facts.
create or replace view bonus_grant_view as
select g.id, g.merchant, g.member_id, g.state, g.outcome, g.amount, g.requirement, g.converted, g.returned,
  coalesce(g.wagered, (
    select sum(c.contribution)
    from bonus_contributions(g.member_id, g.cash_wallet, t.terms, g.activated_at, least(g.closed_at, g.expires_at)) c
    where g.activated_at is not null
  ), 0)::bigint as wagered
from bonus_grant g
join bonus_terms t on t.hash = g.terms_hash;

comment on view bonus_grant_view is 'Published: bonuses of members, and what became of them.';

grant select on bonus_grant_view to fairhouse_app;
