-- Chips of a member at card tables are a wallet of their own kind, filled from the cash wallet (docs/decisions/0110-card-rooms.md).
alter domain wallet_kind drop constraint wallet_kind_check;
alter domain wallet_kind add constraint wallet_kind_check
  check (value in ('cash', 'bonus', 'points', 'agent_cash', 'agent_commission', 'chips'));
