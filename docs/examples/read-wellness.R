# Prints the mean Hooper index of each athlete since a day.
#
#   TOUCHLINE_URL=https://touchline.club.example TOUCHLINE_READ_KEY=touchline_read_… Rscript read-wellness.R 2026-11-01
#
# The key reads the kinds names and wellness. Packages: curl, jsonlite (Debian: r-cran-curl, r-cran-jsonlite).

url <- sub("/$", "", Sys.getenv("TOUCHLINE_URL"))
key <- Sys.getenv("TOUCHLINE_READ_KEY")

# The answer of one call, sent again when the server is busy or the limit of the hour is reached.
get_page <- function(path) {
  for (tries in 1:3) {
    handle <- curl::new_handle(timeout = 30)
    curl::handle_setheaders(handle, Authorization = paste("Bearer", key))
    answer <- curl::curl_fetch_memory(paste0(url, path), handle)
    if (!answer$status_code %in% c(429, 503)) break
    Sys.sleep(as.integer(curl::parse_headers_list(answer$headers)[["retry-after"]]))
  }
  if (answer$status_code != 200) stop(rawToChar(answer$content))
  answer
}

# All rows of a list. A page may be empty and still name a next one.
read_all <- function(path) {
  pages <- list()
  while (!is.null(path)) {
    answer <- get_page(path)
    text <- rawToChar(answer$content)
    Encoding(text) <- "UTF-8"
    pages[[length(pages) + 1]] <- jsonlite::fromJSON(text)
    link <- curl::parse_headers_list(answer$headers)[["link"]]
    path <- if (is.null(link)) NULL else sub('.*<([^>]*)>; rel="next".*', "\\1", link)
  }
  do.call(rbind, Filter(is.data.frame, pages))
}

since <- commandArgs(trailingOnly = TRUE)[1]
athletes <- read_all("/api/data/athletes")
wellness <- read_all(paste0("/api/data/wellness?from=", since))

# NA: the athlete has not answered all four questions. It is not zero.
complete <- wellness[!is.na(wellness$hooper_index), ]
for (athlete in sort(unique(complete$athlete_id))) {
  values <- complete$hooper_index[complete$athlete_id == athlete]
  person <- athletes[athletes$athlete_id == athlete, ]
  name <- if (nrow(person) == 0) "former member" else paste(person$first_name, person$last_name)
  # As UTF-8, whatever the language of the machine.
  writeLines(enc2utf8(sprintf("%d\t%s\t%.1f\t%d", athlete, name, mean(values), length(values))), useBytes = TRUE)
}
