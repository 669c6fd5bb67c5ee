-- Which keys of an excluded person were verified, and since when they were claimed: only verified ones act on other accounts, the rest
-- holds later accounts for review (decision 47).

alter table exclusion_key
  add column is_verified boolean not null default false,
  add column claimed_at timestamptz;

update exclusion_key k
set claimed_at = m.created_at,
  is_verified = case k.kind
    when 'phone' then m.mobile_verified_at is not null
    when 'email' then m.email_verified_at is not null
    else false
  end
from exclusion e
join member m on m.id = e.member_id
where e.id = k.exclusion_id;

alter table exclusion_key alter column claimed_at set not null;
-- what every account was last compared with was another comparison
delete from exclusion_look;
