-- Applications of affiliates belong to agents/affiliates, which has copied them (docs/decisions/0081).
drop table affiliate_application;
