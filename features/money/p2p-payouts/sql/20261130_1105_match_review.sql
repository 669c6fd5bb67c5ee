-- Silence counts as received only where the receiver could have answered and was reminded (decision 46); otherwise an operator looks at
-- the payer's proof: because the receiver cannot be reached, or because of the amount.

alter table payout_match
  drop constraint payout_match_state_check,
  add constraint payout_match_state_check check (
    state in ('waiting', 'sent', 'review', 'disputed', 'received', 'cancelled')
  ),
  add column reminded_at timestamptz,
  add column review_why text check (review_why in ('unreachable', 'amount'));
