-- A seed is in use or closed. Until now the first round drawn from a seed put it in use, so a round could still be drawn from the one
-- before; from now on ledger_use_seed alone does, and a round of any other seed is refused (functions/ledger_seed.sql).

-- The wallet's lines between which the seed was in use: its rounds are the lines beyond opened_seq, up to closed_seq.
alter table round_seed
  add column opened_seq bigint not null default 0,
  add column closed_seq bigint;

-- What no wallet draws from now is closed. When each was left is not known of the past: the wallet's last line bounds it.
update round_seed s
set closed_seq = w.seq
from wallet w
where w.id = s.wallet and w.seed_id is distinct from s.seed_id;
