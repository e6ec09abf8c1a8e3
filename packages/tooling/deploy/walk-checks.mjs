/**
 * What the walk does between the blocks of the page, and what it asks of the machine after each of them. Scripts of bash, which end at the
 * first failure; "!" ends them only in parentheses.
 */

/** For calls through Caddy, which is its own authority in the walk. */
const HTTPS =
  'curl --silent --show-error --fail --cacert /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const SITE = 'https://touchline.club.example';
const JSON_POST = `-H 'content-type: application/json' -H 'origin: ${SITE}' --data`;
const SIGN_IN = `PASSWORD=$(cat /root/coach-password)
${HTTPS} --cookie-jar /root/cookies --dump-header /root/headers ${JSON_POST} "{\\"email\\":\\"kim@club.example\\",\\"password\\":\\"$PASSWORD\\"}" ${SITE}/api/coach/login`;
const SIGNED_IN = `${HTTPS} --cookie /root/cookies`;

/** Adds a team with the session of the walk; its code is its name, so that two of them differ. */
const createTeam = (name) =>
  `${SIGNED_IN} ${JSON_POST} '{"name":"${name}","sport":"Rugby (M)","registration_code":"${name.toUpperCase()}","code_expires_at":"'$(date -u -d '+6 days' +%FT%T.000Z)'"}' ${SITE}/api/teams`;

/** Calls through the proxy ten times a second until /root/stop exists; every answer other than 200 is counted. */
const BEGIN_CALLS = `rm -f /root/stop /root/calls; cat > /root/call.sh <<'SH'
while [ ! -e /root/stop ]; do ${HTTPS} --output /dev/null --write-out '%{http_code}\\n' --cookie /root/cookies ${SITE}/api/coach/me >> /root/calls || true; sleep 0.1; done
SH
systemd-run --quiet --unit=calls bash /root/call.sh`;
const END_CALLS = `touch /root/stop; sleep 1; sort /root/calls | uniq -c; (! grep -qv '^200$' /root/calls)`;

/** Where the registry of packages is reached through an authority of the machine around. */
const TRUST_AUTHORITIES = `file=/etc/ssl/certs/walk-authorities.pem
test ! -e $file || echo "cafile=$file" > /var/cache/touchline-build/.npmrc`;

/** Before the block with this text. What the page leaves to people, or what replaces a part that cannot be reached from here. */
export const BEFORE = [
  {
    block: 'touchline-install touchline-first.tar.gz',
    script: `cp /walk/.cache/walk/touchline-first.tar.gz /root/\n${TRUST_AUTHORITIES}`,
  },
  {
    block: 'touchline-install touchline-second.tar.gz',
    script: `cp /walk/.cache/walk/touchline-second.tar.gz /root/\n${BEGIN_CALLS}`,
  },
  {
    block: 'systemctl daemon-reload',
    script: `systemd-run --quiet --unit=mail-catcher /usr/bin/node /walk/packages/tooling/deploy/mail-catcher.mjs 2525 /root/mails
sed -i 's#^SMTP_URL=.*#SMTP_URL=smtp://127.0.0.1:2525#; s/@club.example/@walked-club.org/' /etc/touchline/env
cp /etc/ssl/certs/ca-certificates.crt /etc/touchline/authorities.pem
echo NODE_EXTRA_CA_CERTS=/etc/touchline/authorities.pem >> /etc/touchline/env`,
  },
  { block: 'caddy validate', script: `sed -i 's/^touchline.club.example {/&\\n\\ttls internal/' /etc/caddy/Caddyfile` },
  {
    block: 'touchlinectl coach add',
    script: 'cat /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt >> /etc/touchline/authorities.pem',
  },
];

/** After the last block of a step, or of a part of it: `after` is a text of the block. */
export const CHECKS = [
  {
    after: 'useradd',
    says: 'Node fits',
    script: 'node -e "process.exit(process.versions.node >= \\"20.19\\" ? 0 : 1)"',
  },
  {
    after: 'touchline-install touchline-first.tar.gz',
    says: 'nobody but root can change the code',
    script: 'test -z "$(find /opt/touchline/first/ ! -user root -o -perm /022 ! -type l)"; du -sm /opt/touchline/first',
  },
  {
    after: 'systemctl enable --now touchline\n',
    says: 'the product runs without root and cannot write its own code',
    script: `test "$(ps -o user= -p $(systemctl show -P MainPID touchline))" = touchline
(! nsenter -t $(systemctl show -P MainPID touchline) -m touch /opt/touchline/current/x)
systemd-analyze security touchline --no-pager | tail -n 1`,
  },
  {
    after: 'systemctl enable --now touchline\n',
    says: 'others cannot read the settings',
    script: '! runuser -u caddy -- cat /etc/touchline/env',
  },
  {
    after: 'systemctl enable --now touchline\n',
    says: 'the product’s user of the database writes rows and cannot change tables',
    script: `PASSWORD=$(sed -n 's#^DATABASE_URL=mariadb://touchline:\\([^@]*\\)@.*#\\1#p' /etc/touchline/env)
as_product() { mariadb --host=127.0.0.1 --user=touchline --password="$PASSWORD" touchline -e "$1"; }
as_product 'DELETE FROM refusal_counts LIMIT 1'
(! as_product 'CREATE TABLE walked (id INT)')
(! as_product 'ALTER TABLE teams ADD walked INT')
(! runuser -u touchline -- cat /etc/touchline/env-migration)`,
  },
  {
    after: 'caddy validate',
    says: 'https answers with HSTS, and http leads to it',
    script: `sleep 2; ${HTTPS} --head ${SITE}/ | grep -i '^strict-transport-security'
curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' http://touchline.club.example/ | grep '^308 https'`,
  },
  {
    after: 'touchlinectl coach add',
    says: 'the first coach signs in, with a __Host- cookie that is Secure',
    script: `${SIGN_IN}; grep -i '^set-cookie: __Host-touchline_session=.*Secure' /root/headers; ${createTeam('Firstone')}`,
  },
  {
    after: 'touchlinectl coach add',
    says: 'the mail with the link arrives',
    script: `${HTTPS} ${JSON_POST} '{"email":"kim@club.example"}' ${SITE}/api/coach/forgot-password
for i in $(seq 30); do grep -qi '^to: kim' /root/mails 2>/dev/null && break; sleep 1; done; grep -i '^to:' /root/mails`,
  },
  {
    after: 'touchlinectl backup --new-key',
    says: 'there is a backup, which only the product can read',
    script: 'find /var/backups/touchline -name "touchline-*" -perm 600 | grep .',
  },
  {
    after: 'promtool check config',
    says: 'Prometheus reaches the product',
    script: `for i in $(seq 60); do curl --silent '127.0.0.1:9090/api/v1/query?query=up\\{job="touchline"\\}' | grep -q ',"1"]' && exit 0; sleep 1; done; exit 1`,
  },
  {
    after: 'touchline-install touchline-second.tar.gz',
    says: 'no call failed during the update',
    script: `${END_CALLS}; ls -l /opt/touchline/current; cat /opt/touchline/current/walk-version 2>/dev/null || true`,
  },
  {
    after: 'touchline-install touchline-second.tar.gz',
    says: 'the session goes on, and the new version writes',
    script: `${createTeam('Secondon')}; ${SIGNED_IN} ${SITE}/ | grep -o '/shell/[^/"]*' | sort -u | tee /root/shell-of-second`,
  },
  {
    after: 'promote-built --again',
    says: 'the version before reads what the new one wrote, and writes',
    script: `${SIGNED_IN} ${SITE}/api/teams > /root/teams; grep -q Firstone /root/teams; grep -q Secondon /root/teams; ${createTeam('Thirdone')}`,
  },
  {
    after: 'promote-built --again',
    says: 'the pages of the version before are live again',
    script: `${SIGNED_IN} ${SITE}/ | grep -o '/shell/[^/"]*' | sort -u > /root/shell-now; cat /root/shell-now; ! cmp /root/shell-now /root/shell-of-second`,
  },
  {
    after: 'promote-built --again',
    says: 'no log has an address of a page, also not when the product is away',
    script: `systemctl stop touchline; curl --silent --insecure --max-time 30 ${SITE}/api/calendar/feed/SECRET-OF-A-FEED.ics | head -c 200; (! journalctl --no-pager | grep SECRET-OF-A-FEED); systemctl start touchline`,
  },
];
