-- What a settled bet contributes to a bonus with these terms: the same expression as contributionOf in rules/terms.ts.
create or replace function bonus_contribution(p_terms jsonb, p_game text, p_category text, p_valid bigint) returns bigint
language sql immutable as $$
  select p_valid * case
      when p_terms ? 'kind' or p_category = 'PVP' or p_terms->'excludedCategories' ? p_category or p_terms->'excludedGames' ? p_game then 0
      else coalesce((p_terms->'gameWeights'->>p_game)::int, (p_terms->'categoryWeights'->>p_category)::int, 100)
    end / 100;
$$;

-- What the bets of a cash wallet contribute to a bonus between two moments. A bet counts for the bonus that was active when it first
-- settled: a void takes back what its bet gave, and nothing where the bet had settled before.
create or replace function bonus_contributions(p_member bigint, p_wallet bigint, p_terms jsonb, p_from timestamptz, p_to timestamptz)
returns table (at timestamptz, seq bigint, round uuid, game text, category text, vendor text, valid bigint, contribution bigint)
language sql stable as $$
  select f.at, f.seq, f.round, f.game, f.category, f.vendor, f.valid, bonus_contribution(p_terms, f.game, f.category, f.valid)
  from ledger_settled_play f
  where f.member_id = p_member and f.at >= p_from and f.at < coalesce(p_to, 'infinity') and f.wallet = p_wallet
    and coalesce(f.first_at, f.at) >= p_from;
$$;

-- What settled rounds of a cash wallet contributed, and to which bonus; rounds that contributed to none are left out.
create or replace function bonus_of_rounds(p_member bigint, p_wallet bigint, p_rounds uuid[])
returns table (round uuid, bonus uuid, amount bigint, contribution bigint)
language sql stable as $$
  select r.id, g.id, g.amount, bonus_contribution(t.terms, f.game, f.category, f.valid)
  from unnest(p_rounds) p (id)
  join round_view r on r.id = p.id and r.wallet = p_wallet and r.state = 'settled'
  cross join lateral (
    select f.game, f.category, f.valid, f.at, coalesce(f.first_at, f.at) as first_at
    from ledger_settled_play f
    where f.member_id = p_member and f.at = r.settled_at and f.wallet = p_wallet and f.round = r.id and f.rounds = 1
    order by f.seq desc
    limit 1
  ) f
  join bonus_grant g on g.member_id = p_member and g.cash_wallet = p_wallet and g.activated_at <= f.first_at
    and f.at < coalesce(least(g.closed_at, g.expires_at), 'infinity')
  join bonus_terms t on t.hash = g.terms_hash and not t.terms ? 'kind';
$$;
