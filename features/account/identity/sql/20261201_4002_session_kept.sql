-- Something that stays for good refers to the session, as a round of a game does: the nightly job asks once and never again.
alter table member_session add column is_kept boolean not null default false;
