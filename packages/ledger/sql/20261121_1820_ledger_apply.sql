-- The door of money takes other arrays from now on (functions/ledger_apply.sql); the old one is shut.
drop function if exists ledger_apply(int, bigint[], int[], boolean[], bigint[], bigint[], int[], bigint[], bigint[], bigint[],
  bigint[], bigint[], int[], smallint[], uuid[], bigint[], smallint[], bigint[], bigint[], bigint[], bigint[], bigint[], int[],
  bigint[], uuid[], text[], timestamptz[], timestamptz[], text[], text[], int[], uuid[], bigint[], text[], text[], text[]);
