#!/usr/bin/env bash
# Everything that has to hold before a release. PRODUCT_URL is the product that the area is released to.
set -euo pipefail
cd "$(dirname "$0")"
npm ci
npm run ci -- ${PRODUCT_URL:+--at "$PRODUCT_URL"}
