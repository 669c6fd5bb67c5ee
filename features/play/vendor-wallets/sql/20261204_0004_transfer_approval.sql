-- Named like the other approvals: how a transfer ended, proposed by one operator and approved by another. Rows of before stay.
alter table vendor_verdict rename to vendor_transfer_approval;
alter index vendor_verdict_transfer rename to vendor_transfer_approval_transfer;
alter index vendor_verdict_unheard rename to vendor_transfer_approval_unheard;
alter table vendor_transfer_approval
  rename constraint vendor_verdict_four_eyes to vendor_transfer_approval_four_eyes;
