-- The house's entries are found from their pages, no longer by their blocks: rows of unequal length fill older space.
alter table proof_mark
  drop column entry_block,
  drop column next_entry_block;

drop function if exists ledger_proof_batches(bigint, bigint, bigint, bigint);
