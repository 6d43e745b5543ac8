#!/bin/sh
# Makes a release of a commit or tag and switches to it without an outage: deploy/release.sh v1.2.0
# A release is a checkout of its own with its own packages and its own build. What is served stays as it is until the new
# one is whole; if anything fails before, nothing has changed.
set -eu

site=${SITE_DIR:-/srv/site}
repository=${SITE_REPOSITORY:-$site/repository}
commit=${1:?which commit or tag}
new=$site/checkouts/$(date -u +%Y%m%d%H%M%S)

git -C "$repository" fetch --quiet --tags
mkdir -p "$site/checkouts"
trap 'rm -rf "$new"; git -C "$repository" worktree prune' EXIT
git -C "$repository" worktree add --quiet --detach "$new" "$commit"
cd "$new"

# The last build stands beside the new one, so that its files stay for tabs that are open.
if [ -e "$site/current/build" ]; then
  last=$(readlink -f "$site/current/build")
  mkdir releases
  cp -al "$last" releases/
  ln -s "releases/$(basename "$last")" build
fi

npm ci
npm run build
trap - EXIT

"$new/deploy/switch.sh" "$new"

# The five newest are kept to go back to.
ls -d "$site"/checkouts/* | sort -r | tail -n +6 | while read -r old; do
  [ "$old" = "$(readlink -f "$site/current")" ] || git -C "$repository" worktree remove --force "$old"
done
