-- What a friend has to do is a condition of the referral trigger now: promotions that have none get a deposit of 100 and bets of 100.
update promotion
set data = jsonb_set(data, '{trigger}',
  '{"deposit": "1000000", "turnover": "1000000", "days": 30, "most": null}'::jsonb || (data->'trigger'))
where data->'trigger'->>'kind' = 'referral';
