-- Raw bets and bonuses of one member, as one JSON document: the input of wagering.py. Run as the owner or as the application:
--   psql "$DATABASE_URL" -X -A -t -v member=42 -f tools/recompute/export-wagering.sql > member-42.json
select json_build_object(
  'member', m.id,
  'bets', (
    select coalesce(json_agg(json_build_object('at', f.at, 'first', coalesce(f.first_at, f.at), 'wallet', f.wallet::text, 'round', f.round,
      'game', f.game, 'category', f.category, 'stake', f.stake::text, 'valid', f.valid::text) order by f.at, f.seq), '[]')
    from settled_play f
    where f.member_id = m.id
  ),
  'bonuses', (
    select coalesce(json_agg(json_build_object('id', g.id, 'wallet', g.cash_wallet::text, 'amount', g.amount::text, 'from', g.activated_at,
      'to', least(g.closed_at, g.expires_at), 'requirement', g.requirement::text, 'outcome', g.outcome, 'booked', g.wagered::text,
      'terms', t.terms) order by g.granted_at, g.id), '[]')
    from bonus_grant g
    join bonus_terms t on t.hash = g.terms_hash
    where g.member_id = m.id
  )
)
from (select :member::bigint as id) m
