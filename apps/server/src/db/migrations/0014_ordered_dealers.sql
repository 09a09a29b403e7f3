CREATE TABLE ordered_dealers (
  order_key integer NOT NULL,
  campaign_key integer NOT NULL,
  market_key integer NOT NULL,
  dealer jsonb NOT NULL,
  logo text,
  time_zone text NOT NULL,
  path text COLLATE "C" NOT NULL,
  CONSTRAINT ordered_dealers_order_key_campaign_key_pk PRIMARY KEY (order_key, campaign_key),
  CONSTRAINT ordered_dealers_order_key_orders_key_fk
    FOREIGN KEY (order_key) REFERENCES orders (key) ON DELETE CASCADE
);
CREATE INDEX ordered_dealers_by_campaign ON ordered_dealers (campaign_key);
CREATE INDEX ordered_dealers_by_path ON ordered_dealers (path);
CALL protect('ordered_dealers', 'scoped');

-- Orders from before: as they were submitted, without the notes that nobody wrote to be printed.
SELECT enter_path('1.');
INSERT INTO ordered_dealers (order_key, campaign_key, market_key, dealer, logo, time_zone, path)
SELECT o.key, c.key, c.market_key, (d -> 'dealer') - 'notes' || '{"printedLine": ""}',
       d ->> 'logo', d ->> 'timeZone', c.path
  FROM orders o
 CROSS JOIN jsonb_array_elements(o.content -> 'dealers') d
  JOIN campaigns c ON c.key = (d ->> 'campaignKey')::integer
 WHERE o.content IS NOT NULL
ON CONFLICT DO NOTHING;
