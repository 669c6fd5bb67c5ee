-- Free rounds are a grant too; their winnings, if they are bonus money, collect in a wallet of their own until the rounds end.
alter table bonus_grant add column win_wallet bigint unique;
