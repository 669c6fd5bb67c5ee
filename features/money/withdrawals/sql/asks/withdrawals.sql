-- What withdrawals ask of features above them (docs/decisions/0038): views with these columns. Never applied; tidy and a test compare.

-- Members whose withdrawals stand first in the operators' queue. Made by vip.
create type withdrawals_first as (member_id bigint);
