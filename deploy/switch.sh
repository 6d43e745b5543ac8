#!/bin/sh
# Switches to a release that is there already, and restarts the instances one after the other. To go back:
#   deploy/switch.sh /srv/site/checkouts/20261115120000
set -eu

site=${SITE_DIR:-/srv/site}
instances=${SITE_INSTANCES:-3001 3002}
restart=${SITE_RESTART:-systemctl restart site@}
# The whole path: the link must lead there from wherever this is run.
release=$(readlink -f "${1:?which checkout}")

[ -e "$release/build/site.json" ] || { echo "$release has no whole build." >&2; exit 1; }
ln -sfn "$release" "$site/current.new"
mv -T "$site/current.new" "$site/current"

for port in $instances; do
  $restart"$port"
  tries=0
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; do
    tries=$((tries + 1))
    [ $tries -lt 120 ] || { echo "The instance at $port does not get ready. The others still run the earlier release." >&2; exit 1; }
    sleep 0.5
  done
done
echo "$release is served."
