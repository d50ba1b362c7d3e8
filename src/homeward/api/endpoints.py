"""All endpoints that a server and a page without a server have in common."""

from homeward.api.finished_game_endpoints import FINISHED_GAME_ENDPOINTS
from homeward.api.puzzle_endpoints import PUZZLE_ENDPOINTS
from homeward.api.shelf_endpoints import SHELF_ENDPOINTS
from homeward.api.table_endpoints import TABLE_ENDPOINTS

ENDPOINTS = (*SHELF_ENDPOINTS, *TABLE_ENDPOINTS, *FINISHED_GAME_ENDPOINTS, *PUZZLE_ENDPOINTS)
