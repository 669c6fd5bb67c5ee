-- played time of a log-in: its visits at vendors count too
create index vendor_visit_session on vendor_visit (member_session, opened_at);
