-- what a picture of a match's proof adds up to: the same one, sent again after a lost answer, is kept once; null is older
alter table payout_match_proof
  add column sha256 bytea;
