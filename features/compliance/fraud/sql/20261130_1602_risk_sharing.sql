-- Browsers and addresses in several hands (RSP-02).

-- who logged in with a browser that was new to them since the last look
create index risk_device_seen on member_device (first_seen_at);
-- who else came from an address
create index risk_address on member_address (address, last_seen_at);
