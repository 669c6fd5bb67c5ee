-- it takes the wallets too, so that their lock needs no look-up of each round
drop function if exists ledger_settle_rounds(uuid[], uuid[], bigint[], bigint[], bigint[], bigint[], text[]);
