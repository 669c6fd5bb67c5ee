-- Autovacuum never analyses a table of a few rows. Without statistics the planner expects one row of everything that is joined with it,
-- and looks members up one by one where it should read them once.
alter table book set (autovacuum_analyze_threshold = 0, autovacuum_analyze_scale_factor = 0.2);
alter table posting_kind set (autovacuum_analyze_threshold = 0, autovacuum_analyze_scale_factor = 0.2);
analyze book;
analyze posting_kind;
