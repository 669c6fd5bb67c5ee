-- as for the books of the ledger: a few rows that every report joins
alter table merchant set (autovacuum_analyze_threshold = 0, autovacuum_analyze_scale_factor = 0.2);
analyze merchant;
