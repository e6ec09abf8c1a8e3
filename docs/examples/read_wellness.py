"""Prints the mean Hooper index of each athlete since a day.

    TOUCHLINE_URL=https://touchline.club.example TOUCHLINE_READ_KEY=touchline_read_… python3 read_wellness.py 2026-11-01

The key reads the kinds names and wellness. Only Python's standard library is needed.
"""

import json
import os
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ["TOUCHLINE_URL"].rstrip("/")
KEY = os.environ["TOUCHLINE_READ_KEY"]


def get(path):
    """The answer of one call, sent again when the server is busy or the limit of the hour is reached."""
    request = urllib.request.Request(URL + path, headers={"Authorization": f"Bearer {KEY}"})
    for last_try in (False, False, True):
        try:
            return urllib.request.urlopen(request, timeout=30)
        except urllib.error.HTTPError as error:
            if last_try or error.code not in (429, 503):
                raise
            time.sleep(int(error.headers["Retry-After"]))


def read_all(path, **query):
    """All rows of a list. A page may be empty and still name a next one."""
    path = f"{path}?{urllib.parse.urlencode(query)}"
    while path:
        with get(path) as answer:
            yield from json.load(answer)
            following = re.search(r'<([^>]*)>; rel="next"', answer.headers.get("Link", ""))
            path = following and following.group(1)


def main(since):
    names = {row["athlete_id"]: f'{row["first_name"]} {row["last_name"]}' for row in read_all("/api/data/athletes")}
    sums = {}
    for row in read_all("/api/data/wellness", **{"from": since}):
        # Null: the athlete has not answered all four questions. It is not zero.
        if row["hooper_index"] is not None:
            sums.setdefault(row["athlete_id"], []).append(row["hooper_index"])
    for athlete, values in sorted(sums.items()):
        name = names.get(athlete, "former member")
        print(f"{athlete}\t{name}\t{sum(values) / len(values):.1f}\t{len(values)}")


main(sys.argv[1])
