-- What the bets of a cash wallet contribute to a bonus between two moments: the same expression as contributionOf in rules/terms.ts.
create or replace function bonus_contributions(p_member bigint, p_wallet bigint, p_terms jsonb, p_from timestamptz, p_to timestamptz)
returns table (at timestamptz, seq bigint, round uuid, game text, category text, vendor text, valid bigint, contribution bigint)
language sql stable as $$
  select f.at, f.seq, f.round, f.game, f.category, f.vendor, f.valid,
    f.valid * case
      when f.category = 'PVP' or p_terms->'excludedCategories' ? f.category or p_terms->'excludedGames' ? f.game then 0
      else coalesce((p_terms->'gameWeights'->>f.game)::int, (p_terms->'categoryWeights'->>f.category)::int, 100)
    end / 100
  from ledger_settled_play f
  where f.member_id = p_member and f.at >= p_from and f.at < coalesce(p_to, 'infinity') and f.wallet = p_wallet;
$$;
